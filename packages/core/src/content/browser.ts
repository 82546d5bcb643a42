import { inlineHtml } from './inline-html.js';
import { sanitizeHtml } from './sanitize-in-browser.js';

export { sanitizeHtml } from './sanitize-in-browser.js';
export { sanitizeInSlices, type SliceOptions } from './sanitize-in-slices.js';
export { positionOfRange, rangeOfPosition } from './offsets/dom-range.js';
export { wrapPlaces, type WordsAt, type WrappedPlaces } from './offsets/wrap-places.js';
export { anchorElement } from './links/anchor-element.js';

/**
 * Makes one line of HTML safe immediately before it is inserted: a toast that is said to be HTML, a subtitle of an
 * article. Bold, italics, line breaks and links stay, the words of everything else; text beyond 1,000 characters is cut
 * with `…`. Fails closed as `sanitizeHtml` does.
 */
export function sanitizeInline(html: string): string {
  return inlineHtml(html, sanitizeHtml);
}
