import { inlineHtml } from './inline-html.js';
import { sanitizeHtml } from './sanitize-on-server.js';

export { sanitizeHtml } from './sanitize-on-server.js';

/**
 * Sanitises one line of HTML, such as the subtitle of an article. Keeps bold, italics, line breaks, links and all text;
 * truncates text after 1,000 characters with `…`.
 */
export function sanitizeInline(html: string): string {
  return inlineHtml(html, sanitizeHtml);
}
