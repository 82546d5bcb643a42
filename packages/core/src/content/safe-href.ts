import { anchorId } from './anchor-id.js';
import { readRoutingIdentifier, writeRoutingIdentifier } from './links/routing-identifier.js';

/** Longest address, in characters. */
const MAX_HREF = 2000;

/**
 * Returns an address to which a document may link: `https:`, `http:`, `mailto:`, a path on this site, an anchor in the
 * document or a routing identifier (`#!act_…`, see `readLink`). Undefined for everything else: other schemes in any
 * spelling, `//host`, backslashes, control characters.
 */
export function safeHref(value: string): string | undefined {
  const href = value.trim().replaceAll(' ', '%20');
  // Browsers remove tabs and line ends inside an address, which may turn a harmless address into a harmful one.
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
