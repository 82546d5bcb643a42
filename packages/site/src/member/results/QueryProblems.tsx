import type { QueryProblem } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { resultsPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';

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
        {problems.map(({ start, end, message }) => (
          <li key={`${start} ${end} ${message}`}>
            <q className="site-understood__typed">
              {search.text.slice(0, start)}
              <mark>{search.text.slice(start, end) || '…'}</mark>
              {search.text.slice(end)}
            </q>{' '}
            {message}.
          </li>
        ))}
      </ul>
      {href && (
        <p>
          Search for <Link to={href}>{mended}</Link> instead.
        </p>
      )}
    </div>
  );
}

/** The text with every fix that the problems know; undefined when they know none. */
export function mendedText(text: string, problems: readonly QueryProblem[]): string | undefined {
  const fixes = problems.filter((problem) => problem.fix !== undefined).sort((a, b) => b.start - a.start);
  if (fixes.length === 0) return undefined;
  return fixes.reduce((mended, { start, end, fix = '' }) => mended.slice(0, start) + fix + mended.slice(end), text);
}
