import { anchorId } from './anchor-id.js';
import { readRoutingIdentifier, writeRoutingIdentifier } from './links/routing-identifier.js';

/** Longest address a document may link to. */
const MAX_HREF = 2000;

/**
 * Address that a document may link to: `https:`, `http:`, `mailto:`, a path on this site, an anchor in the document or
 * a routing identifier (`#!act_…`, see `readLink`). Undefined for everything else: other schemes however spelt,
 * `//host`, backslashes, control characters.
 */
export function safeHref(value: string): string | undefined {
  const href = value.trim().replaceAll(' ', '%20');
  // Browsers drop tabs and line ends inside an address, so what looks harmless with them may not be without.
  if (href.length > MAX_HREF || /[\p{Cc}\\]/u.test(href)) return undefined;
  if (href.startsWith('#!')) {
    const link = readRoutingIdentifier(href);
    return link && writeRoutingIdentifier(link);
  }
  if (href.startsWith('#')) {
    const id = anchorId(href.slice(1));
    return id === undefined ? undefined : `#${id}`;
  }
  if (/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(href)) return href;
  if (/^mailto:[^@\s]+@[^@\s]+$/i.test(href)) return href;
  return /^\/(?!\/)/.test(href) ? href : undefined;
}
