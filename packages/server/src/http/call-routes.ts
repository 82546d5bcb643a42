import type { ContractCall } from '@headnote/core/contract';

/** A method and a path with every call that answers at them. */
export interface CallRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** More than one where calls share a path; the fields of the body then decide which call is meant. */
  readonly calls: readonly ContractCall[];
}

/**
 * Lists every route of the calls: paths and aliases, and a POST next to a GET that writes. A call with the site as its
 * base is a file of a page and has no route.
 */
export function callRoutes(contract: readonly ContractCall[]): readonly CallRoute[] {
  const routes = new Map<string, CallRoute & { readonly calls: ContractCall[] }>();
  for (const call of contract) {
    if (call.base === 'web') continue;
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      for (const method of call.postAlias ? [call.method, 'POST' as const] : [call.method]) {
        const key = `${method} ${path}`;
        const route = routes.get(key) ?? { method, path, calls: [] };
        route.calls.push(call);
        routes.set(key, route);
      }
    }
  }
  return [...routes.values()];
}
