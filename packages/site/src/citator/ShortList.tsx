import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { useRef, useState, type ReactNode } from 'react';

/** As many entries fill a screen beside the text; more are for who asks. */
const SHOWN_AT_FIRST = 8;

/** A list and how it begins. */
export interface ShortListProps {
  /** Items of the list, each an `li` with a key. */
  readonly entries: readonly ReactNode[];
  /** Name of the list. */
  readonly label: string;
  /** How many are shown until all are asked for. */
  readonly atFirst?: number;
}

/** A list that shows its first entries, and all of them when asked; the focus then goes to the first that came. */
export function ShortList({ entries, label, atFirst = SHOWN_AT_FIRST }: ShortListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = isWhole ? entries : entries.slice(0, atFirst);
  const showAll = () => {
    setWhole(true);
    requestAnimationFrame(() => list.current?.children[atFirst]?.querySelector<HTMLElement>('a, button')?.focus());
  };
  return (
    <>
      <ol className="site-list site-citator__list" ref={list} aria-label={label}>
        {shown}
      </ol>
      {shown.length < entries.length && (
        <Button size="small" className="hn-no-print" onClick={showAll}>
          {`Show all ${formatIndianNumber(entries.length)}`}
        </Button>
      )}
    </>
  );
}
