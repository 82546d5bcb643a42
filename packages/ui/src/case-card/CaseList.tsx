import { memo, useMemo, useRef } from 'react';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { listOf } from '../internal/list-of.js';
import { CaseCard, type CaseCardProps } from './CaseCard.js';
import { BLOCK, CHUNK, inBlocks } from './row-chunks.js';
import { useChunkHeight } from './use-chunk-height.js';
import { useGrowth } from './use-growth.js';
import { useLayoutAhead } from './use-layout-ahead.js';
import { useRowKeys, type RowKeys } from './use-row-keys.js';

export interface CaseListProps {
  /** What each row shows, in their order. Keep the list between drawings: rows of the same list are not drawn anew. */
  cases: readonly CaseCardProps[];
  /** Name of the list. */
  label: string;
  /** Number of the first row, where this is a later page. Default 1. */
  start?: number | undefined;
  /** How many there are on all pages. Default: the rows of this one. */
  total?: number | undefined;
  /** Where `j`, `k` and `x` are heard. Default `list`: while the focus is in it. */
  keys?: RowKeys | undefined;
  className?: string | undefined;
}

/**
 * Judgments under each other, a thousand as easily as ten: every row is in the page for the browser's own search and for
 * a screen reader, but what is out of sight is not painted, and laid out only while the page has nothing else to do. To a
 * screen reader that is started after the page was opened, Chromium tells far rows only as they come near.
 */
export function CaseList({ cases: sent, label, keys = 'list', className, ...props }: CaseListProps) {
  const cases = listOf(sent);
  const start = figureOf(props.start) ?? 1;
  const total = figureOf(props.total) ?? start - 1 + cases.length;
  const list = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => inBlocks(cases), [cases]);
  const chunks = Math.ceil(cases.length / CHUNK);
  const drawn = useGrowth(chunks, cases[0]?.record.id);
  useChunkHeight(list, cases[0]?.record.id);
  useLayoutAhead(list, { cases, drawn, chunks, id: cases[0]?.record.id });
  useRowKeys(list, keys);
  return (
    <div
      ref={list}
      className={cx('hn-rows', className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the items of an ol could not stand in chunks
      role="list"
      aria-label={label}
      aria-busy={drawn < chunks || undefined}
      aria-keyshortcuts={keys === 'off' ? undefined : 'j k x'}
    >
      {blocks.slice(0, Math.ceil(drawn / BLOCK)).map((block, at) => (
        <Block
          key={at}
          block={block}
          drawn={Math.min(drawn - at * BLOCK, block.length)}
          first={start + at * BLOCK * CHUNK}
          total={total}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  block: readonly (readonly CaseCardProps[])[];
  /** How many of its chunks are drawn by now. */
  drawn: number;
  /** Number of its first row. */
  first: number;
  total: number;
}

const Block = memo(function Block({ block, drawn, first, total }: BlockProps) {
  return (
    <div className="hn-rows__block">
      {block.slice(0, drawn).map((chunk, at) => (
        <Chunk key={at} chunk={chunk} first={first + at * CHUNK} total={total} />
      ))}
    </div>
  );
});

interface ChunkProps {
  chunk: readonly CaseCardProps[];
  /** Number of its first row. */
  first: number;
  total: number;
}

const Chunk = memo(function Chunk({ chunk, first, total }: ChunkProps) {
  return (
    <div className="hn-rows__chunk">
      {chunk.map((card, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={card.record.id} role="listitem" aria-posinset={first + at} aria-setsize={total}>
          <CaseCard {...card} />
        </div>
      ))}
    </div>
  );
});
