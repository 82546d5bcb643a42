import type { QueryProblem } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { TextLink } from '@headnote/ui/link';
import { UnderstoodProblems } from '@headnote/ui/understood-line';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { resultsPath } from '../../links/links.js';
import { correctedText } from './corrected-text.js';

export interface QueryProblemsProps {
  readonly search: SearchState;
  readonly problems: readonly QueryProblem[];
}

/** The parts of a search that could not be read, marked in the text, with a link that corrects them all. */
export function QueryProblems({ search, problems }: QueryProblemsProps) {
  const { codec } = useServices();
  const corrected = useMemo(() => correctedText(search.text, problems), [search.text, problems]);
  const href = useMemo(
    () => corrected && resultsPath(codec, { ...search, text: corrected }),
    [codec, search, corrected],
  );
  return (
    <UnderstoodProblems
      className="site-understood__problems"
      text={search.text}
      problems={problems}
      correction={href && <TextLink href={href}>{corrected}</TextLink>}
    />
  );
}
