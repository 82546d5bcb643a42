import { safeHref } from '../safe-href.js';
import type { DocumentLink } from './document-link.js';
import { readRoutingIdentifier } from './routing-identifier.js';

/** The attributes of a link that say where it leads. */
export interface LinkAttributes {
  /** As it stands in the document, sanitised or not; null and undefined where there is none. */
  readonly href?: string | null | undefined;
}

/**
 * What a link of a document leads to, as a typed event for a view to act on. Beside addresses and anchors (`#p12`) a
 * document may hold routing identifiers, whose parts an underscore separates:
 *
 * - `#!advocate_<id>` or `#!advocate_<id>_<name>`, `#!judge_…` likewise: a person, the name percent-encoded
 * - `#!judgment_<id>`: another judgment
 * - `#!act_<id>` or `#!act_<id>_<section>`: an act, or its section with the anchor `s302A`
 * - `#!login_prompt`: a prompt to sign in
 * - `#!toggle_<block>`: a marker that shows or hides the block with this id
 *
 * Ids are 1 to 40 letters, digits and hyphens; names 1 to 100 letters of any script with the signs of names. Strict:
 * what is none of this to the letter, and no address that the content policy allows, is `none`. Unsanitised attributes
 * are read as safely as clean ones.
 */
export function readLink({ href }: LinkAttributes): DocumentLink {
  const safe = typeof href === 'string' ? safeHref(href) : undefined;
  if (safe === undefined) return { kind: 'none' };
  if (!safe.startsWith('#')) return { kind: safe.startsWith('/') ? 'page' : 'external', href: safe };
  return readRoutingIdentifier(safe) ?? { kind: 'section', target: safe.slice(1) };
}
