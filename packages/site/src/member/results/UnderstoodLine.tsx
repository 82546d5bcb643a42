import { parseQuery, type QueryTree } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { TextLink } from '@headnote/ui/link';
import { UnderstoodLine as Line, understoodRuns, type UnderstoodRun } from '@headnote/ui/understood-line';
import { useMemo } from 'react';
import { resultsPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { QueryProblems } from './QueryProblems.js';
import { wordsOfCitation } from './understood-search.js';

/** What the search does, said back in words, and what of it could not be read. */
export function UnderstoodLine({ search }: { search: SearchState }) {
  const { kind, text } = search;
  const { codec } = useServices();
  const isCitation = kind === 'citation';
  const { tree, problems } = useMemo(() => parseQuery(kind === 'text' ? text : ''), [kind, text]);
  return (
    <div className="site-understood">
      <div className="hn-container">
        <p className="site-understood__line">
          <Line lead={isCitation ? 'Reading this as a citation:' : undefined} runs={runsOf(search, tree)}>
            {isCitation && (
              <TextLink className="hn-no-print" href={resultsPath(codec, wordsOfCitation(search))}>
                Search for its words instead
              </TextLink>
            )}
          </Line>
        </p>
        <QueryProblems search={search} problems={problems} />
      </div>
    </div>
  );
}

function runsOf({ kind, text, courtNames, sort }: SearchState, tree: QueryTree): UnderstoodRun[] {
  const runs: UnderstoodRun[] = kind === 'citation' ? [{ text, role: 'said' }] : understoodRuns(tree);
  const courts: UnderstoodRun[] =
    courtNames.length === 0
      ? []
      : [
          { text: ', in ', role: 'plain' },
          { text: courtNames.join(', '), role: 'reading' },
        ];
  return [...runs, ...courts, { text: sort === 'newest' ? ', newest first' : '', role: 'plain' }];
}
