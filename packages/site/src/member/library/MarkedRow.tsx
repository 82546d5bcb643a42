import { formatDate } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import type { ReactNode } from 'react';
import { inIndia } from '../../data/in-india.js';
import { messages } from './messages.js';

interface MarkedRowProps {
  readonly title: string;
  /** Undefined if the library does not have the document any more. */
  readonly href: string | undefined;
  /** ISO time, and the words around its date. */
  readonly time: string;
  readonly timeWords: (date: string) => string;
  readonly children?: ReactNode;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** One row of a list of bookmarks, notes or searches. */
export function MarkedRow({ title, href, time, timeWords, children, removeLabel, onRemove }: MarkedRowProps) {
  const { date } = inIndia(time);
  return (
    <div className="site-library__plain site-library__plain--bare">
      <div>
        <p className="site-library__plain-title">
          {href === undefined ? title : <TextLink href={href}>{title}</TextLink>}
        </p>
        {children}
      </div>
      <span className="site-library__note">
        {date !== '' && timeWords(formatDate(date))}
        <Button variant="quiet" size="small" aria-label={removeLabel} onClick={onRemove}>
          {messages.removeShort}
        </Button>
      </span>
    </div>
  );
}
