/**
 * Joins a base (an origin with an optional path; empty for the page's own origin) and a path of the contract with
 * exactly one slash, and adds the query with each value encoded once.
 */
export function joinUrl(base: string, path: string, query: Readonly<Record<string, string>> = {}): string {
  // Removes further slashes, so a path from a caller's input cannot name another host (`//host`, `/\host`).
  const url = `${base.trim().replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`;
  const search = new URLSearchParams(query).toString();
  return search ? `${url}?${search}` : url;
}
