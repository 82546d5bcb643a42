import { safeHref } from '../safe-href.js';
import type { DocumentLink } from './document-link.js';
import { readRoutingIdentifier } from './routing-identifier.js';

/** The attributes of a link that say where it leads. */
export interface LinkAttributes {
  /** As it stands in the document, sanitised or not; null and undefined where there is none. */
  readonly href?: string | null | undefined;
}

/**
 * What a link of a document leads to, as a typed event for a view to act on. Strict: whatever is not to the letter a
 * routing identifier (`#!advocate_…`, `#!judge_…`, `#!judgment_…`, `#!act_…`, `#!toggle_…`, `#!login_prompt`), an
 * anchor or an address that the content policy allows is `none`. Reads unsanitised attributes as safely as clean ones.
 */
export function readLink({ href }: LinkAttributes): DocumentLink {
  const safe = typeof href === 'string' ? safeHref(href) : undefined;
  if (safe === undefined) return { kind: 'none' };
  if (!safe.startsWith('#')) return { kind: safe.startsWith('/') ? 'page' : 'external', href: safe };
  return readRoutingIdentifier(safe) ?? { kind: 'section', target: safe.slice(1) };
}
