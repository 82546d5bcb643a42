import type { ContractCall } from '@headnote/core/contract';

/** A method and a path with every call that answers there. */
export interface CallRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** More than one where calls share a path and are told apart by what they are sent. */
  readonly calls: readonly ContractCall[];
}

/**
 * Every route that the calls need: their paths and aliases, by their methods and those of their twins. A call behind
 * the base of the site is a page's file and has none.
 */
export function callRoutes(contract: readonly ContractCall[]): readonly CallRoute[] {
  const routes = new Map<string, CallRoute & { readonly calls: ContractCall[] }>();
  for (const call of contract) {
    if (call.base === 'web') continue;
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      for (const method of call.twin ? [call.method, call.twin.method] : [call.method]) {
        const key = `${method} ${path}`;
        const route = routes.get(key) ?? { method, path, calls: [] };
        route.calls.push(call);
        routes.set(key, route);
      }
    }
  }
  return [...routes.values()];
}
