import { formatIndianNumber } from '@headnote/core/format';
import type { QueryProblem } from '@headnote/core/search';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';

/** More than these are one mistake seen many times: a long text full of brackets. */
const SHOWN = 5;
/** Characters of the search that stand on either side of the part at fault. */
const AROUND = 24;

export interface UnderstoodProblemsProps {
  /** The search as typed; the columns of the problems are its own. */
  text: string;
  problems: readonly QueryProblem[];
  /** The search as it was perhaps meant: a link or a button. */
  mended?: ReactNode;
  className?: string | undefined;
}

/** What of a search could not be read: the words with the fault marked, its column, and how to mend it. Nothing for none. */
export function UnderstoodProblems({ text, problems: sent, mended, className }: UnderstoodProblemsProps) {
  const labels = useLabels();
  const problems = listOf(sent).filter(isWhole);
  if (problems.length === 0) return null;
  const more = problems.length - SHOWN;
  return (
    <div className={cx('hn-understood-problems', className)}>
      <ul aria-label={labels.notUnderstood}>
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.start} ${problem.end} ${problem.message}`}>
            <Typed text={text} problem={problem} /> {labels.column(problem.start + 1)}: {sentence(problem.message)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{labels.moreOfTheKind(formatIndianNumber(more))}</p>}
      {mended && (
        <p>
          {labels.searchInstead} {mended}
        </p>
      )}
    </div>
  );
}

/** A problem says what is wrong, and where in the text. */
function isWhole({ start, end, message }: QueryProblem): boolean {
  return start >= 0 && end >= start && Boolean(message);
}

/** The words around a fault, with the fault marked. */
function Typed({ text, problem: { start, end } }: { text: string; problem: QueryProblem }) {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  return (
    <q className="hn-understood-problems__typed">
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark>{text.slice(start, Math.min(end, start + 2 * AROUND)) || '…'}</mark>
      {text.slice(end, to)}
      {to < text.length && '…'}
    </q>
  );
}

/** Messages come without a full stop, unless they end in a sign of their own. */
function sentence(message: string): string {
  return /[.?!:]$/.test(message) ? message : `${message}.`;
}
