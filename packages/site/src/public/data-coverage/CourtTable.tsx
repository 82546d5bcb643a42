import type { Coverage, CourtCoverage } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { Table, type TableColumn } from '@headnote/ui/table';
import { useState } from 'react';
import { CourtStrip } from './CourtStrip.js';
import { courtRows, type CourtRow } from './court-rows.js';
import { messages } from './messages.js';
import { decadesOf, inDecade, stripWidth, type YearBars } from './year-bars.js';

const { byCourt: texts } = messages;

interface CourtTableProps {
  readonly coverage: Coverage;
  readonly courtPaths: Readonly<Record<number, string>>;
  /** Undefined if no judgment has a date; then the table has no decades. */
  readonly chart: YearBars | undefined;
}

/** Courts in groups, with a line of bars and numbers by decade. Small courts are folded; without script all show. */
export function CourtTable({ coverage, courtPaths, chart }: CourtTableProps) {
  const [open, setOpen] = useState<ReadonlySet<CourtCoverage['kind']>>(new Set());
  const toggle = (kind: CourtCoverage['kind']) => {
    const next = new Set(open);
    if (!next.delete(kind)) next.add(kind);
    setOpen(next);
  };
  const columns: TableColumn<CourtRow>[] = [
    {
      key: 'court',
      header: texts.court,
      isRowHeader: true,
      cell: (row) => <CourtCell row={row} coverage={coverage} isOpen={isOpen(row, open)} onToggle={toggle} />,
    },
    ...(chart ? dateColumns(chart) : []),
    {
      key: 'judgments',
      header: texts.judgments,
      align: 'end',
      cell: (row) => <CountCell row={row} path={row.type === 'court' ? courtPaths[row.court.id] : undefined} />,
    },
    {
      key: 'latest',
      header: texts.latest,
      align: 'end',
      cell: (row) => (row.type === 'court' && row.court.latest ? formatDate(row.court.latest) : ''),
    },
  ];
  return (
    <Table
      className="site-courts"
      caption={texts.title}
      captionHidden
      columns={columns}
      rows={courtRows(coverage, open)}
      rowKey={(row) => (row.type === 'court' ? `court ${row.court.id}` : `${row.type} ${row.kind}`)}
      rowClassName={(row) =>
        row.type === 'court' ? row.isFolded && 'site-courts__folded' : `site-courts__${row.type}`
      }
    />
  );
}

function isOpen(row: CourtRow, open: ReadonlySet<CourtCoverage['kind']>): boolean {
  return row.type === 'more' && open.has(row.kind);
}

function dateColumns(chart: YearBars): TableColumn<CourtRow>[] {
  return [
    {
      key: 'strip',
      header: (
        <Inline as="span" align="stretch" justify="between" isLine style={{ inlineSize: stripWidth(chart) }}>
          <span className="hn-visually-hidden">{texts.years}</span>
          <span>{chart.from}</span>
          <span>{chart.to}</span>
        </Inline>
      ),
      cell: (row) => (row.type === 'court' ? <CourtStrip court={row.court} chart={chart} /> : ''),
    },
    ...decadesOf(chart).map((decade) => ({
      key: String(decade),
      header: texts.decade(decade),
      align: 'end' as const,
      cell: (row: CourtRow) => (row.type === 'court' ? <DecadeCell count={inDecade(row.court, decade)} /> : ''),
    })),
  ];
}

function DecadeCell({ count }: { count: number }) {
  if (count > 0) return formatIndianNumber(count);
  return (
    <>
      <span aria-hidden="true">{texts.dash}</span>
      <span className="hn-visually-hidden">{texts.none}</span>
    </>
  );
}

interface CourtCellProps {
  readonly row: CourtRow;
  readonly coverage: Coverage;
  readonly isOpen: boolean;
  readonly onToggle: (kind: CourtCoverage['kind']) => void;
}

function CourtCell({ row, coverage, isOpen: opened, onToggle }: CourtCellProps) {
  if (row.type === 'court') return shortName(row.court);
  if (row.type === 'more') {
    return (
      <Button variant="quiet" size="small" aria-expanded={opened} onClick={() => onToggle(row.kind)}>
        {opened ? texts.fewer : row.kind === 'high' ? texts.moreHigh(row.courts) : texts.more(row.courts)}
      </Button>
    );
  }
  const { highCourts } = coverage;
  return (
    <>
      {texts.groups[row.kind]}{' '}
      <span className="site-courts__number">
        {row.kind === 'high' && highCourts > row.courts ? texts.ofAll(row.courts, highCourts) : row.courts}
      </span>
    </>
  );
}

function CountCell({ row, path }: { row: CourtRow; path: string | undefined }) {
  if (row.type !== 'court') return <span className="site-courts__sum">{formatIndianNumber(row.judgments)}</span>;
  const number = formatIndianNumber(row.court.judgments);
  return path === undefined ? number : <TextLink href={path}>{number}</TextLink>;
}

/** The heading of the group says what kind of court it is. */
function shortName({ name, kind }: CourtCoverage): string {
  if (name === '') return texts.unknownCourt;
  return kind === 'high' ? name.replace(/^High Court (?:of|for the State of) | High Court$/g, '') : name;
}
