import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

/** The words of a page of a member's PDF, counted from 1. Not kept after they are shown: the PDF may be deleted. */
export function filePageOf(client: Services['client'], input: { readonly id: string; readonly page: number }) {
  return queryOptions({
    queryKey: ['file-page', input.id, input.page],
    queryFn: ({ signal }) => client.assistant.filePage(input, { signal }),
    gcTime: 0,
    meta: { isQuiet: true },
  });
}
