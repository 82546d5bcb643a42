import { formatIndianNumber } from '@headnote/core/format';
import type { QueryProblem } from '@headnote/core/search';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';

/** Limit of listed problems. More of them are usually one mistake that repeats, such as many brackets. */
const SHOWN = 5;
/** Characters of the search to show on either side of a problem. */
const AROUND = 24;

export interface UnderstoodProblemsProps {
  /** The search as typed. The columns of the problems refer to it. */
  text: string;
  /** Problems from core's `parseQuery`. */
  problems: readonly QueryProblem[];
  /** Suggested correction of the search: a link or a button. */
  correction?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Parts of a search that could not be read: the marked words, their column, and how to correct them. Renders nothing
 * without problems.
 *
 * - **Do** show it below `UnderstoodLine`, with a correction when there is one.
 * - **Don’t** refuse a search because of a problem: search with the rest.
 */
export function UnderstoodProblems({ text, problems: raw, correction, className }: UnderstoodProblemsProps) {
  const labels = useLabels();
  const problems = listOf(raw).filter(isWhole);
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
      {more > 0 && <p>{labels.moreProblems(formatIndianNumber(more))}</p>}
      {correction && (
        <p>
          {labels.searchInstead} {correction}
        </p>
      )}
    </div>
  );
}

/** Returns true for a problem with a message and a position. */
function isWhole({ start, end, message }: QueryProblem): boolean {
  return start >= 0 && end >= start && Boolean(message);
}

/** Words around a problem, with the problem marked. */
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

/** Adds a full stop to messages that end without punctuation. */
function sentence(message: string): string {
  return /[.?!:]$/.test(message) ? message : `${message}.`;
}
