import type { FooterGroup } from '@headnote/ui/footer';
import type { NavigationLink } from '@headnote/ui/navigation-bar';
import { messages } from './messages.js';

/** Links of the navigation bar. Only pages that exist are listed. */
export const navigationLinks: readonly NavigationLink[] = [
  { label: messages.home, href: '/' },
  { label: messages.latestCases, href: '/#latest-cases' },
  { label: messages.features, href: '/#what-it-does' },
];

/** Columns of the footer. Only pages that exist are listed. */
export function footerGroups(signInPath: string): readonly FooterGroup[] {
  return [
    {
      title: messages.library,
      links: [
        { label: messages.latestCases, href: '/#latest-cases' },
        { label: messages.features, href: '/#what-it-does' },
      ],
    },
    { title: messages.members, links: [{ label: messages.signIn, href: signInPath }] },
  ];
}
