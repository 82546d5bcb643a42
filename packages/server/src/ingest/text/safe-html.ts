import { sanitizeHtml } from '@headnote/core/content/server';

/** Everything that our own rendering writes between escaped texts; all of it is within the content policy. */
const ownMarkup = /<\/?(?:p|h3|blockquote|section|sup|small)>|<(?:p|h3|section) id="[A-Za-z0-9-]{1,80}">/g;

/**
 * Makes HTML safe to store, by the content policy. Our own rendering writes a handful of elements around escaped text;
 * where a text holds nothing else it is safe as it stands, which is checked in one pass since parsing a library's worth
 * of text takes minutes. Anything else goes through the parser.
 */
export function safeHtml(html: string): string {
  return html.replace(ownMarkup, '').includes('<') ? sanitizeHtml(html) : html;
}
