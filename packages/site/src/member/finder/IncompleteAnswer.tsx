import type { LineAnswer } from '@headnote/core/contract';
import { FittingList } from './FittingList.js';
import { messages } from './messages.js';

/** A citation without its page, year or volume: the reports that complete it. */
export function IncompleteAnswer({ line: { printed, reason, fits } }: { line: LineAnswer }) {
  if (reason !== '') return <p className="hn-muted">{reason}</p>;
  if (fits.length === 0) return <p className="hn-muted">{messages.incompleteNone(printed)}</p>;
  return (
    <>
      <p className="hn-muted">{messages.incomplete(printed)}</p>
      <FittingList fits={fits} />
    </>
  );
}
