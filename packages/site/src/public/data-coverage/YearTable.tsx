import { formatIndianNumber } from '@headnote/core/format';
import { Table } from '@headnote/ui/table';
import { messages } from './messages.js';
import { totalOf, type YearBars } from './year-bars.js';

const { byYear: texts } = messages;

/** The same figures as the chart, in numbers; folded, because the chart says most of it. */
export function YearTable({ chart }: { chart: YearBars }) {
  const rows = chart.bars.filter((bar) => totalOf(bar) > 0).toReversed();
  return (
    <details className="site-coverage__years">
      <summary>{texts.table}</summary>
      <Table
        caption={texts.title}
        captionHidden
        rows={rows}
        rowKey={({ year }) => String(year)}
        columns={[
          { key: 'year', header: texts.year, cell: ({ year }) => year, isRowHeader: true },
          { key: 'sc', header: texts.supreme, cell: ({ supreme }) => formatIndianNumber(supreme), align: 'end' },
          { key: 'others', header: texts.others, cell: ({ others }) => formatIndianNumber(others), align: 'end' },
        ]}
      />
    </details>
  );
}
