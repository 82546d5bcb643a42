import { memo, useMemo, useRef } from 'react';
import { cx } from '../internal/cx.js';
import { CaseCard, type CaseCardProps } from './CaseCard.js';
import { useGrowth } from './use-growth.js';
import { useRowKeys, type RowKeys } from './use-row-keys.js';

/** Rows drawn in one frame: few enough for a slow phone to stay under 50 ms. */
const CHUNK = 8;

export interface CaseListProps {
  /** What each row shows, in their order. Keep the objects between drawings: a row whose object is the same is not drawn anew. */
  cases: readonly CaseCardProps[];
  /** Name of the list. */
  label: string;
  /** Number of the first row, where this is a later page. Default 1. */
  start?: number | undefined;
  /** Where `j`, `k` and `x` are heard. Default `list`: while the focus is in it. */
  keys?: RowKeys | undefined;
  className?: string | undefined;
}

/**
 * Judgments under each other, a thousand as easily as ten: every row is in the page for the browser's own search and for
 * a screen reader, but what is out of sight is neither laid out nor painted.
 */
export function CaseList({ cases, label, start, keys = 'list', className }: CaseListProps) {
  const list = useRef<HTMLOListElement>(null);
  const chunks = useMemo(() => inChunks(cases), [cases]);
  const drawn = useGrowth(chunks.length, cases[0]?.record.id);
  useRowKeys(list, keys);
  return (
    <ol
      ref={list}
      className={cx('hn-rows', className)}
      aria-label={label}
      aria-busy={drawn < chunks.length || undefined}
      aria-keyshortcuts={keys === 'off' ? undefined : 'j k x'}
      start={start}
    >
      {chunks.slice(0, drawn).map((chunk, index) => (
        <Rows key={index} chunk={chunk} />
      ))}
    </ol>
  );
}

const Rows = memo(function Rows({ chunk }: { chunk: readonly CaseCardProps[] }) {
  return chunk.map((card) => (
    <li key={card.record.id} className="hn-rows__item">
      <Row {...card} />
    </li>
  ));
});

const Row = memo(CaseCard);

function inChunks(cases: readonly CaseCardProps[]): CaseCardProps[][] {
  return Array.from({ length: Math.ceil(cases.length / CHUNK) }, (_, at) => cases.slice(at * CHUNK, (at + 1) * CHUNK));
}
