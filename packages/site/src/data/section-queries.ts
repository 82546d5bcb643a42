import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** The heading and the first words of a section. */
export function sectionWords(client: Client, { id, section }: { readonly id: string; readonly section: string }) {
  return queryOptions({
    queryKey: ['section-words', id, section],
    queryFn: ({ signal }) => client.acts.words({ id, section }, { signal, quiet: true }),
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
}

/** The judgments that name an act, or one of its sections. Only the list next to the text reports a failure. */
export function judgmentsOf(
  client: Client,
  { id, section }: { readonly id: string; readonly section: string | undefined },
) {
  return queryOptions({
    queryKey: ['act-judgments', id, section ?? ''],
    queryFn: ({ signal }) => client.acts.judgments({ id, section }, { signal, quiet: true }),
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
}
