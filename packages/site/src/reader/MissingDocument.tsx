import { useQuery } from '@tanstack/react-query';
import { messages as coreMessages } from '@headnote/core/validation';
import { EmptyState } from '@headnote/ui/empty-state';
import { useServices } from '../services/ServicesProvider.js';
import { useGrace } from '../citator/use-grace.js';
import { TakenDown } from '../document/DocumentNotice.js';
import { NarrowPage } from '../shell/page/NarrowPage.js';
import { messages } from './messages.js';

/** Replaces a document that the library does not have. If it was taken down, it says when and why. */
export function MissingDocument({ id }: { readonly id: string }) {
  const { client } = useServices();
  const notice = useQuery({
    queryKey: ['document-notice', id],
    queryFn: ({ signal }) => client.documents.notice({ id }, { signal, quiet: true }),
    meta: { isQuiet: true },
  });
  const isWaiting = useGrace(notice.isPending);
  if (isWaiting) return null;
  if (notice.data?.state === 'taken-down') return <TakenDown notice={notice.data} />;
  return (
    <NarrowPage title={coreMessages.notAvailable}>
      <EmptyState title={messages.missing} text={messages.searchAbove} />
    </NarrowPage>
  );
}
