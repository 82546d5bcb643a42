import { safeHref } from '../safe-href.js';
import type { DocumentLink } from './document-link.js';
import { readRoutingIdentifier } from './routing-identifier.js';

/** The attributes of a link. */
export interface LinkAttributes {
  /** The value in the document, sanitised or not; null or undefined if there is none. */
  readonly href?: string | null | undefined;
}

/**
 * Returns the target of a link in a document. Besides addresses and anchors (`#p12`), a document may contain routing
 * identifiers, whose parts are separated by underscores:
 *
 * - `#!advocate_<id>` or `#!advocate_<id>_<name>`, `#!judge_…` likewise: a person, the name percent-encoded
 * - `#!judgment_<id>`: another judgment
 * - `#!act_<id>` or `#!act_<id>_<section>`: an act, or its section with the anchor `s302A`
 * - `#!login_prompt`: a prompt to sign in
 * - `#!toggle_<block>`: a marker that shows or hides the block with this id
 *
 * Ids have 1 to 40 letters, digits and hyphens. Names have 1 to 100 letters of any script and punctuation used in names.
 * Anything else that is not an address allowed by the content policy is `none`. Unsanitised attributes are safe to pass.
 */
export function readLink({ href }: LinkAttributes): DocumentLink {
  const safe = typeof href === 'string' ? safeHref(href) : undefined;
  if (safe === undefined) return { kind: 'none' };
  if (!safe.startsWith('#')) return { kind: safe.startsWith('/') ? 'page' : 'external', href: safe };
  return readRoutingIdentifier(safe) ?? { kind: 'section', target: safe.slice(1) };
}
