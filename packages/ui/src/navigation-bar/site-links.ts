import type { Labels } from '../labels/index.js';

export interface NavigationLink {
  /** Text of the link. */
  label: string;
  /** Address of the link. */
  href: string;
}

/** Links of the public navigation bar, in order. */
export function siteLinks(labels: Labels): NavigationLink[] {
  return [
    { label: labels.home, href: '/' },
    { label: labels.about, href: '/about' },
    { label: labels.dataCoverage, href: '/datacoverage' },
    { label: labels.features, href: '/features' },
    { label: labels.packages, href: '/packages' },
    { label: labels.articles, href: '/articles' },
    { label: labels.contact, href: '/contact' },
  ];
}
