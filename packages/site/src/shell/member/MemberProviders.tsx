import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '../../data/create-query-client.js';
import { KeysProvider } from '../keys/KeysProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { AddressSearchContext, useReadAddress } from './address-search.js';
import { LastListContext, useLatestList } from './last-list.js';

/** What the screens of the member area share: the cache of reads, the search in the address, the list last open, the keys. */
export function MemberProviders({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const [queryClient] = useState(() => createQueryClient(notify));
  const search = useReadAddress();
  const lastList = useLatestList();
  return (
    <QueryClientProvider client={queryClient}>
      <AddressSearchContext value={search}>
        <LastListContext value={lastList}>
          <KeysProvider>{children}</KeysProvider>
        </LastListContext>
      </AddressSearchContext>
    </QueryClientProvider>
  );
}
