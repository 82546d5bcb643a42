import { inlineHtml } from './inline-html.js';
import { sanitizeHtml } from './sanitize-in-browser.js';

export { sanitizeHtml } from './sanitize-in-browser.js';
export { sanitizeInSlices, type SliceOptions } from './sanitize-in-slices.js';
export { amendedPlaces, type AmendedPlace } from './offsets/amended-places.js';
export {
  wrapPlaces,
  wrapPlacesInSlices,
  type CreateWrapper,
  type WordsAt,
  type WrapOptions,
  type WrappedPlaces,
  type WrappingPlaces,
} from './offsets/wrap-places.js';

/**
 * Sanitises one line of HTML directly before it is inserted, such as an HTML toast or the subtitle of an article. Keeps
 * bold, italics, line breaks, links and all text; truncates text after 1,000 characters with `…`. Returns escaped plain
 * text in the same cases as `sanitizeHtml`.
 */
export function sanitizeInline(html: string): string {
  return inlineHtml(html, sanitizeHtml);
}
