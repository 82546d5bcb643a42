/** The part of Trusted Types that is used; TypeScript's own types do not have it. */
interface Policies {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

const policies = (): Policies | undefined => (globalThis as { trustedTypes?: Policies }).trustedTypes;

/** Folder of the site's own scripts. */
const ASSETS = '/assets/';

/** The service worker, which is a file of its own: see `data/offline-shell.ts`. */
const OFFLINE_WORKER = '/offline-worker.js';

/** Returns the address of a script if it is one of the site's own files; null otherwise, which the browser refuses. */
export function ownScript(address: string): string | null {
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && (pathname.startsWith(ASSETS) || pathname === OFFLINE_WORKER)
    ? address
    : null;
}

/**
 * Sets the policy for addresses of scripts that no other policy made, such as that of a worker. There is none for HTML: a
 * string that did not pass the sanitiser is refused.
 */
export function guardScripts(): void {
  policies()?.createPolicy('default', { createScriptURL: ownScript });
}

const parsing = { createHTML: (html: string) => html };

/** Parses sanitised HTML into a document of its own, which is never shown and runs nothing. */
export function parseHtml(html: string): Document {
  parser ??= policies()?.createPolicy('headnote-parse', parsing) ?? parsing;
  return new DOMParser().parseFromString(parser.createHTML(html), 'text/html');
}

let parser: typeof parsing | undefined;
