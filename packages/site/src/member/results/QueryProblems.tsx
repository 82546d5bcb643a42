import type { QueryProblem } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { UnderstoodProblems } from '@headnote/ui/understood-line';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { resultsPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { mendedText } from './mended-text.js';

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
  return (
    <UnderstoodProblems
      className="site-understood__problems"
      text={search.text}
      problems={problems}
      correction={href && <Link to={href}>{mended}</Link>}
    />
  );
}
