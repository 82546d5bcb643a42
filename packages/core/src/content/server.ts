import { inlineHtml } from './inline-html.js';
import { sanitizeHtml } from './sanitize-on-server.js';

export { sanitizeHtml } from './sanitize-on-server.js';

/**
 * Makes one line of HTML safe: a subtitle of an article, a message that is said to be HTML. Bold, italics, line breaks
 * and links stay, the words of everything else; text beyond 1,000 characters is cut with `…`.
 */
export function sanitizeInline(html: string): string {
  return inlineHtml(html, sanitizeHtml);
}
