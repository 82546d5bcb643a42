import type { BrandStoreLinks } from '@headnote/core/config';
import type { FooterGroup } from '@headnote/ui/footer';
import { english as labels } from '@headnote/ui/labels';
import { messages } from './messages.js';

interface FooterPaths {
  /** The ways into an account, or those of a member. */
  readonly account: FooterGroup['links'];
  /** Addresses in the app stores; an empty one is not shown. */
  readonly stores: BrandStoreLinks;
}

/** Columns of the footer. */
export function footerGroups({ account, stores }: FooterPaths): readonly FooterGroup[] {
  return [
    {
      title: labels.theLibrary,
      links: [
        { label: labels.about, href: '/about' },
        { label: labels.dataCoverage, href: '/datacoverage' },
        { label: labels.features, href: '/features' },
        { label: messages.widgets, href: '/widgets/' },
      ],
    },
    {
      title: labels.subscribe,
      links: [
        { label: labels.packages, href: '/packages' },
        { label: labels.terms, href: '/termsandcondition' },
        { label: labels.privacy, href: '/privacypolicy' },
        ...account,
      ],
    },
    {
      title: labels.writeToUs,
      links: [
        { label: labels.contact, href: '/contact' },
        { label: labels.inquiry, href: '/inquiry' },
        { label: messages.accessibility, href: '/accessibility' },
      ],
    },
    {
      title: labels.theApp,
      links: [
        { label: labels.forAndroid, href: stores.playStore },
        { label: labels.forApple, href: stores.appStore },
        // Without a store the site itself can be installed.
        { label: messages.install, href: stores.playStore + stores.appStore === '' ? '/features#install' : '' },
      ].filter(({ href }) => href !== ''),
    },
  ];
}
