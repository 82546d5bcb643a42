import { sanitizeHtml } from '@headnote/core/content/server';

/** Everything that our own rendering writes between escaped texts; all of it is within the content policy. */
const ownMarkup =
  /<\/?(?:p|h[34]|blockquote|section|div|span|sup|small|a)>|<(?:p|h3|section|div|span) id="[A-Za-z0-9.-]{1,80}">|<a href="#[A-Za-z0-9.-]{1,80}">/y;

/**
 * Makes HTML safe to store, by the content policy. Our own rendering writes a handful of elements around escaped text;
 * a text with nothing else is safe already, which one pass checks since parsing a library's worth
 * of text takes minutes. Anything else goes through the parser.
 */
export function safeHtml(html: string): string {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', ownMarkup.lastIndex)) {
    ownMarkup.lastIndex = at;
    if (!ownMarkup.test(html)) return sanitizeHtml(html);
  }
  return html;
}
