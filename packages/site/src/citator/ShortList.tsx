import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { useRef, useState, type ReactNode } from 'react';
import { messages } from './messages.js';

/** Eight entries fill a screen next to the text. */
const SHOWN_AT_FIRST = 8;

/** A list and how it begins. */
export interface ShortListProps {
  /** Items of the list, each an `li` with a key. */
  readonly entries: readonly ReactNode[];
  /** Name of the list. */
  readonly label: string;
  /** How many entries are shown before the reader asks for all. Default 8. */
  readonly atFirst?: number;
  readonly className?: string;
}

/** A list that shows its first entries, and all of them on request. The focus then moves to the first new entry. */
export function ShortList({ entries, label, atFirst = SHOWN_AT_FIRST, className = '' }: ShortListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = isWhole ? entries : entries.slice(0, atFirst);
  const showAll = () => {
    setWhole(true);
    requestAnimationFrame(() => list.current?.children[atFirst]?.querySelector<HTMLElement>('a, button')?.focus());
  };
  return (
    <>
      <ol className={`site-list ${className}`} ref={list} aria-label={label}>
        {shown}
      </ol>
      {shown.length < entries.length && (
        <Button size="small" className="hn-no-print" onClick={showAll}>
          {messages.showAll(formatIndianNumber(entries.length))}
        </Button>
      )}
    </>
  );
}
