import { explain, parseQuery } from '@headnote/core/search';
import type { SearchState } from '@headnote/core/search/bodies';
import { TextLink } from '@headnote/ui/link';
import { useMemo } from 'react';
import { resultsPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { QueryProblems } from './QueryProblems.js';
import { wordsOfCitation } from './understood-search.js';

/** What the search does, said back in words, and what of it could not be read. */
export function UnderstoodLine({ search }: { search: SearchState }) {
  const { kind, text, courtNames, sort } = search;
  const { codec } = useServices();
  const { tree, problems } = useMemo(() => parseQuery(kind === 'text' ? text : ''), [kind, text]);
  return (
    <div className="site-understood">
      <div className="hn-container">
        <p className="site-understood__line">
          {kind === 'citation' ? 'Reading this as a citation: ' : 'Looking for '}
          <i className="site-understood__words">{kind === 'citation' ? text : explain(tree)}</i>
          {courtNames.length > 0 && (
            <>
              , in <span className="site-understood__part">{courtNames.join(', ')}</span>
            </>
          )}
          {sort === 'newest' && ', newest first'}.
          {kind === 'citation' && (
            <>
              {' '}
              <TextLink className="hn-no-print" href={resultsPath(codec, wordsOfCitation(search))}>
                Search for its words instead
              </TextLink>
            </>
          )}
        </p>
        <QueryProblems search={search} problems={problems} />
      </div>
    </div>
  );
}
