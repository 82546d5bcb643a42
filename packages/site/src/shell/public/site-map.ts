import type { BrandStoreLinks } from '@headnote/core/config';
import type { FooterGroup } from '@headnote/ui/footer';
import type { NavigationLink } from '@headnote/ui/navigation-bar';
import { messages } from './messages.js';

/** Links of the navigation bar. Only pages that exist are listed. */
export const navigationLinks: readonly NavigationLink[] = [
  { label: messages.home, href: '/' },
  { label: messages.latestCases, href: '/#latest-cases' },
  { label: messages.features, href: '/#what-it-does' },
  { label: messages.contact, href: '/contact' },
];

interface FooterPaths {
  readonly signInPath: string;
  readonly registrationPath: string;
  /** Addresses in the app stores; an empty one is not shown. */
  readonly stores: BrandStoreLinks;
}

/** Columns of the footer. Only pages that exist are listed. */
export function footerGroups({ signInPath, registrationPath, stores }: FooterPaths): readonly FooterGroup[] {
  return [
    {
      title: messages.library,
      links: [
        { label: messages.latestCases, href: '/#latest-cases' },
        { label: messages.features, href: '/#what-it-does' },
        { label: messages.widgets, href: '/widgets/' },
      ],
    },
    {
      title: messages.writeToUs,
      links: [
        { label: messages.contact, href: '/contact' },
        { label: messages.inquiry, href: '/inquiry' },
      ],
    },
    {
      title: messages.members,
      links: [
        { label: messages.signIn, href: signInPath },
        { label: messages.register, href: registrationPath },
      ],
    },
    {
      title: messages.theApp,
      links: [
        { label: messages.forAndroid, href: stores.playStore },
        { label: messages.forApple, href: stores.appStore },
      ].filter(({ href }) => href !== ''),
    },
  ];
}
