import type { SearchState } from '@headnote/core/search/bodies';
import { EmptyState } from '@headnote/ui/empty-state';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { readSearch } from '../../data/read-search.js';
import { actListPath } from '../../links/links.js';
import { mayBeProvision } from '../../links/may-be-provision.js';
import type { ResultsAddress } from '../../links/results-address.js';
import { useResultsAddress } from '../../shell/member/address-search.js';
import { NarrowPage } from '../../shell/page/NarrowPage.js';
import { messages } from './messages.js';
import { NamedResults } from './NamedResults.js';
import { ProvisionGate } from './ProvisionGate.js';
import { SavedSearchGate } from './SavedSearchGate.js';
import type { ResultsViewProps } from './ResultsView.js';
import { isPenal, useNamedProvisions } from './use-named-provisions.js';

/** The results of the search in the address. */
export function ResultsScreen() {
  const { codec } = useServices();
  const address = useResultsAddress();
  if (!address.ok) {
    return (
      <NarrowPage title={messages.damaged}>
        <EmptyState title={address.error.message} text={messages.searchAgain} />
      </NarrowPage>
    );
  }
  const { search } = address.value;
  if (search.kind === 'acts') return <Navigate to={actListPath(codec, search.text)} replace />;
  const { parentId } = address.value;
  // A link to a saved search alone opens that search.
  if (isAll(search) && parentId !== undefined)
    return <SavedSearchGate parentId={parentId}>{<ReadResults address={address.value} />}</SavedSearchGate>;
  return <ReadResults address={address.value} />;
}

/** A search for everything, as an address without a search has it. */
function isAll({ kind, text, courtNames, narrowing }: SearchState): boolean {
  return kind === 'text' && text === '' && courtNames.length === 0 && narrowing === undefined;
}

function ReadResults({ address: { search, page, parentId } }: { address: ResultsAddress }) {
  const read = useMemo(() => readSearch(search), [search]);
  if (read.search.kind === 'text' && mayBeProvision(search.text))
    return <ProvisionGate read={read} page={page} parentId={parentId} />;
  return <ResultsOfWords read={read} page={page} parentId={parentId} />;
}

/** The results of words, among which they may name provisions. */
function ResultsOfWords(props: ResultsViewProps) {
  const named = useNamedProvisions(props.read);
  return <NamedResults {...props} named={named} asksOffence={named.some(({ canonical }) => isPenal(canonical))} />;
}
