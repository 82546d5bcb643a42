import { narrowTree } from '@headnote/core/search';
import { printQuery } from '@headnote/core/search/bodies';
import { displayCourt } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { UnderstoodLine as Line, understoodRuns, type UnderstoodRun } from '@headnote/ui/understood-line';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { withOnly } from '../../data/provision-fields.js';
import type { ReadSearch } from '../../data/read-search.js';
import { resultsPath } from '../../links/links.js';
import { advancedPath } from '../../links/search-paths.js';
import { wordsOfCitation } from '../../data/words-of-citation.js';
import { messages } from './messages.js';
import { QueryProblems } from './QueryProblems.js';
import { useNamedProvisions } from './use-named-provisions.js';

/** What the search does, in words, and which parts of it could not be read. */
export function UnderstoodLine({ read, pair }: { read: ReadSearch; pair?: PairOfSearch | undefined }) {
  const { search, problems } = read;
  const { codec } = useServices();
  const pairs = usePairs(read, pair);
  const edit = useMemo(() => advancedPath(codec, search), [codec, search]);
  const isCitation = search.kind === 'citation';
  return (
    <div className="site-understood">
      <div className="hn-container">
        <p className="site-understood__line">
          <Line
            lead={isCitation ? messages.asCitation : undefined}
            runs={[...runsOf(read), ...pairs.map(({ run }) => run)]}
          >
            {pairs.map(({ canonical, text }) => (
              <TextLink
                key={canonical}
                className="site-understood__only hn-no-print"
                href={resultsPath(codec, { ...search, text })}
              >
                {messages.only(canonical)}
              </TextLink>
            ))}
            {isCitation && (
              <TextLink className="hn-no-print" href={resultsPath(codec, wordsOfCitation(search))}>
                {messages.asWords}
              </TextLink>
            )}
            {search.kind === 'text' && (
              <TextLink kind="quiet" className="site-understood__edit hn-no-print" href={edit}>
                {messages.editForm}
              </TextLink>
            )}
          </Line>
        </p>
        <QueryProblems search={search} problems={problems} />
      </div>
    </div>
  );
}

/** A provision with its pair in the other code, which is searched too. */
export interface PairOfSearch {
  readonly canonical: string;
  readonly provisions: readonly string[];
}

/** A pair that is searched too, as the line says it. */
interface SaidPair {
  readonly canonical: string;
  readonly run: UnderstoodRun;
  /** The search without it. */
  readonly text: string;
}

/** The pairs of the provision that is the whole search, or of those that it names in a field. */
function usePairs(read: ReadSearch, whole: PairOfSearch | undefined): readonly SaidPair[] {
  const named = useNamedProvisions(read);
  if (whole !== undefined) {
    const { canonical, provisions } = whole;
    const run: UnderstoodRun = { text: messages.orPair(provisions.join(', ')), role: 'reading' };
    return [{ canonical, run, text: `only:"${canonical}"` }];
  }
  return named.flatMap(({ typed, canonical, pair }): SaidPair[] => {
    if (!pair || pair.provisions.length === 0) return [];
    const run: UnderstoodRun = { text: messages.alsoPair(canonical, pair.provisions.join(', ')), role: 'reading' };
    return [{ canonical, run, text: printQuery(withOnly(read.tree, typed)) }];
  });
}

function runsOf({ search, tree }: ReadSearch): UnderstoodRun[] {
  const { kind, text, courtNames, sort, narrowing } = search;
  const runs: UnderstoodRun[] =
    kind === 'citation' ? [{ text, role: 'said' }] : understoodRuns(narrowTree(tree, narrowing));
  const treatments = narrowing?.treatments ?? [];
  const treated: UnderstoodRun[] =
    treatments.length === 0 ? [] : [{ text: messages.treatedAs(treatments.join(', ')), role: 'plain' }];
  const courts: UnderstoodRun[] =
    courtNames.length === 0
      ? []
      : [
          { text: messages.inCourts, role: 'plain' },
          { text: courtNames.map(displayCourt).join(', '), role: 'reading' },
        ];
  return [...runs, ...courts, ...treated, { text: messages.orders[sort], role: 'plain' }];
}
