import { messages as coreMessages } from '@headnote/core/validation';
import { EmptyState } from '@headnote/ui/empty-state';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { messages } from './messages.js';

/** Replaces a document that the library does not have. */
export function MissingDocument() {
  return (
    <NarrowPage title={coreMessages.notAvailable}>
      <EmptyState title={messages.missing} text={messages.searchAbove} />
    </NarrowPage>
  );
}
