import { headnotePage } from '../element/page.js';

let bound: string | undefined;
let boundKey: string | undefined;

/**
 * Sets the library that the widgets read from, and the partner's key. A script build sets the server that it was loaded
 * from; an application that bundles the widgets calls this once. No attribute or queue command can change the address.
 */
export function bindApi(address: string, key?: string): void {
  bound = new URL(address).origin;
  boundKey = key;
}

/** Origin of the library; the page's own origin by default. */
export function apiOrigin(): string {
  return bound ?? location.origin;
}

/** The partner's publishable key, one for the page: of `bindApi`, or of the tag of the loader or of a pinned file. */
export function portalKey(): string | undefined {
  const script = headnotePage()?.script ?? document.querySelector<HTMLElement>('script[data-portal]')?.dataset;
  return boundKey ?? script?.['portal'];
}
