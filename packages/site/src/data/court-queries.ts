import type { KnownCourt } from '@headnote/core/search';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** How long the tree of courts stays fresh, in milliseconds: it changes only with a new version of the server. */
const TREE_FRESH = 5 * 60_000;

/** The tree of courts, and the courts that the member chose. */
export function courtTree(client: Client) {
  return queryOptions({
    queryKey: ['court-tree'],
    queryFn: ({ signal }) => client.courts.tree(undefined, { signal }),
    staleTime: TREE_FRESH,
    meta: { isQuiet: true },
  });
}

/** A court of the tree. Its id is that of searches. */
export type TreeCourt = KnownCourt & { readonly courtId: number };

/** The courts of a tree, without their groups. */
export function courtsOfTree({ groups }: Awaited<ReturnType<Client['courts']['tree']>>): readonly TreeCourt[] {
  return groups.flatMap(({ courts }) => courts.map(({ id, title }) => ({ courtId: id, name: title })));
}
