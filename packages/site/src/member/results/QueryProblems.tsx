import type { QueryProblem } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { resultsPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { mendedText } from './mended-text.js';

/** More than these are one mistake seen many times: a long text full of brackets. */
const SHOWN = 5;
/** Characters of the search that stand on either side of the part at fault. */
const AROUND = 24;

/** How what could not be read is drawn. */
export interface QueryProblemsProps {
  readonly search: SearchState;
  readonly problems: readonly QueryProblem[];
}

/** What of a search could not be read: the words with the part at fault marked, how to mend it, and one step to do so. */
export function QueryProblems({ search, problems }: QueryProblemsProps) {
  const { codec } = useServices();
  const mended = useMemo(() => mendedText(search.text, problems), [search.text, problems]);
  const href = useMemo(() => mended && resultsPath(codec, { ...search, text: mended }), [codec, search, mended]);
  if (problems.length === 0) return null;
  return (
    <div className="site-understood__problems">
      <ul aria-label="Not understood">
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={`${problem.start} ${problem.end} ${problem.message}`}>
            <Typed text={search.text} at={problem} /> {sentence(problem.message)}
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>And {problems.length - SHOWN} more of the kind.</p>}
      {href && (
        <p>
          Search for <Link to={href}>{mended}</Link> instead.
        </p>
      )}
    </div>
  );
}

/** The words around a fault, with the fault marked. */
function Typed({ text, at: { start, end } }: { text: string; at: Pick<QueryProblem, 'start' | 'end'> }) {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  return (
    <q className="site-understood__typed">
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark>{text.slice(start, Math.min(end, start + 2 * AROUND)) || '…'}</mark>
      {text.slice(end, to)}
      {to < text.length && '…'}
    </q>
  );
}

/** Messages come without a full stop, unless they end in a sign of their own. */
const sentence = (message: string): string => (/[.?!:]$/.test(message) ? message : `${message}.`);
