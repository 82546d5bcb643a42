import { Skeleton } from '@headnote/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../services/ServicesProvider.js';
import { DocumentFrame } from '../document/DocumentFrame.js';
import { ReadError } from '../shell/member/ReadError.js';
import { PageHead } from '../shell/page/PageHead.js';

export interface DocumentPendingProps {
  /** The kind of document, for the browser title. */
  readonly title: string;
  /** What the error says did not load. */
  readonly failedTitle: string;
  readonly query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
}

/** Replaces a document while it loads and after its read failed. */
export function DocumentPending({ title, failedTitle, query }: DocumentPendingProps) {
  const { config } = useServices();
  return (
    <DocumentFrame as="div">
      <PageHead title={`${title} – ${config.brand.name}`} />
      {query.isError ? <ReadError title={failedTitle} query={query} /> : <Skeleton shape="text" count={8} />}
    </DocumentFrame>
  );
}
