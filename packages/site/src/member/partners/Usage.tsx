import type { UsageDay } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Accordion } from '@headnote/ui/accordion';
import { Skeleton } from '@headnote/ui/skeleton';
import { Table } from '@headnote/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { portalUsageOf } from '../../data/partner-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

const { usage: texts } = messages;

/** The requests of a website by day: a sum, bars, and the same figures as a table. */
export function Usage({ portalId }: { readonly portalId: string }) {
  const { client } = useServices();
  const usage = useQuery(portalUsageOf(client, portalId));
  if (usage.isPending) return <Skeleton shape="text" count={2} />;
  if (usage.isError) return <ReadError level={3} title={texts.notLoaded} query={usage} />;
  const days = usage.data;
  const sum = (name: 'answered' | 'refused') => days.reduce((total, day) => total + day[name], 0);
  const [answered, refused] = [sum('answered'), sum('refused')];
  if (answered + refused === 0) return <p className="hn-muted hn-text-ui">{texts.none}</p>;
  return (
    <>
      <p>{texts.total(formatIndianNumber(answered), formatIndianNumber(refused))}</p>
      <UsageBars days={days} />
      {refused > 0 && <p className="hn-muted hn-text-ui">{texts.refusedNote}</p>}
      <Accordion level={4} items={[{ value: 'table', title: texts.table, content: <UsageTable days={days} /> }]} />
    </>
  );
}

const HEIGHT = 40;
const GAP = 0.2;

/** Hidden from screen readers, which get the table. */
function UsageBars({ days }: { readonly days: readonly UsageDay[] }) {
  const most = Math.max(1, ...days.map(({ answered, refused }) => answered + refused));
  const top = days.find(({ answered, refused }) => answered + refused === most);
  const heightOf = (count: number) => (count / most) * HEIGHT;
  return (
    <figure className="site-partners__chart" aria-hidden="true">
      <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        {days.map(({ day, answered, refused }, index) => (
          <g key={day}>
            <rect
              className="site-partners__bar"
              x={index + GAP / 2}
              y={HEIGHT - heightOf(answered)}
              width={1 - GAP}
              height={heightOf(answered)}
            />
            <rect
              className="site-partners__bar site-partners__bar--refused"
              x={index + GAP / 2}
              y={HEIGHT - heightOf(answered + refused)}
              width={1 - GAP}
              height={heightOf(refused)}
            />
          </g>
        ))}
      </svg>
      <figcaption className="site-partners__axis">
        <span>{formatDate(days[0]?.day ?? '')}</span>
        <span>{top && texts.most(formatIndianNumber(most), formatDate(top.day))}</span>
        <span>{formatDate(days.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  );
}

function UsageTable({ days }: { readonly days: readonly UsageDay[] }) {
  return (
    <Table
      caption={texts.heading}
      captionHidden
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: texts.day, isRowHeader: true, cell: ({ day }) => formatDate(day) },
        { key: 'answered', header: texts.answered, align: 'end', cell: ({ answered }) => formatIndianNumber(answered) },
        { key: 'refused', header: texts.refused, align: 'end', cell: ({ refused }) => formatIndianNumber(refused) },
      ]}
    />
  );
}
