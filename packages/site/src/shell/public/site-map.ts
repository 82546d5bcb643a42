import type { FooterGroup } from '@headnote/ui/footer';
import type { NavigationLink } from '@headnote/ui/navigation-bar';
import { messages } from './messages.js';

/** Links of the navigation bar. Only pages that exist are listed. */
export const navigationLinks: readonly NavigationLink[] = [
  { label: messages.home, href: '/' },
  { label: messages.latestCases, href: '/#latest-cases' },
  { label: messages.features, href: '/#what-it-does' },
];

interface MemberPaths {
  readonly signInPath: string;
  readonly registrationPath: string;
}

/** Columns of the footer. Only pages that exist are listed. */
export function footerGroups({ signInPath, registrationPath }: MemberPaths): readonly FooterGroup[] {
  return [
    {
      title: messages.library,
      links: [
        { label: messages.latestCases, href: '/#latest-cases' },
        { label: messages.features, href: '/#what-it-does' },
      ],
    },
    {
      title: messages.members,
      links: [
        { label: messages.signIn, href: signInPath },
        { label: messages.register, href: registrationPath },
      ],
    },
  ];
}
