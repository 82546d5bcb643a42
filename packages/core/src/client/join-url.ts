/**
 * Joins a base (an origin, perhaps with a path; empty for the page's own origin) and a path of the contract with
 * exactly one slash, and adds the query, each value encoded once.
 */
export function joinUrl(base: string, path: string, query: Readonly<Record<string, string>> = {}): string {
  // Also a path that a caller's input decides stays behind the base: `//host` and `/\host` would name another host.
  const url = `${base.trim().replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;
  const search = new URLSearchParams(query).toString();
  return search ? `${url}?${search}` : url;
}
