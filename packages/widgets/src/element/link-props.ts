/** Where links of a widget open: the same tab, a new one, or the whole window of a page inside frames. */
export type LinkTarget = '_self' | '_blank' | '_top';

/** Attributes of a link. */
export interface LinkProps {
  readonly href?: string;
  readonly target?: LinkTarget;
  readonly rel?: string;
}

/**
 * Attributes for a link to the library. An address that is neither http(s) nor a path of this site (`javascript:`,
 * `data:`, `//elsewhere`) gives a link without address, which can be read but not followed.
 */
export function linkProps(href: string, target: LinkTarget): LinkProps {
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(href)) return {};
  if (target === '_self') return { href };
  return { href, target, ...(target === '_blank' && { rel: 'noopener' }) };
}
