import { EmptyState } from '@headnote/ui/empty-state';
import { Navigate, useSearchParams } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { actListPath } from '../../app/links.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';
import { readResults } from './results-address.js';
import { ResultsView } from './ResultsView.js';
import { understoodSearch } from './understood-search.js';

/** The results of the search in the address. */
export function ResultsScreen() {
  const { codec, config } = useServices();
  const [parameters] = useSearchParams();
  const address = readResults(parameters, codec);
  if (!address.ok) {
    return (
      <div className="site-narrow hn-container">
        <PageHead title={`The link is damaged – ${config.brand.name}`} />
        <ScreenHeading className="site-narrow__heading">The link is damaged</ScreenHeading>
        <EmptyState title={address.error.message} text="Type the search again in the box above." />
      </div>
    );
  }
  const { search } = address.value;
  if (search.kind === 'acts') return <Navigate to={actListPath(codec, search.text)} replace />;
  return <ResultsView address={{ ...address.value, search: understoodSearch(search) }} />;
}
