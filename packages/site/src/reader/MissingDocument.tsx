import { messages } from '@headnote/core/validation';
import { EmptyState } from '@headnote/ui/empty-state';
import { PageHead } from '../../app/document/PageHead.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';

/** Stands where a document would that the library does not have. */
export function MissingDocument() {
  const { config } = useServices();
  return (
    <div className="site-narrow hn-container">
      <PageHead title={`${messages.notAvailable} – ${config.brand.name}`} />
      <ScreenHeading className="site-narrow__heading">{messages.notAvailable}</ScreenHeading>
      <EmptyState title="The library has no document at this address." text="Search for it in the box above." />
    </div>
  );
}
