import type { FooterGroup } from '@headnote/ui/footer';
import type { NavigationLink } from '@headnote/ui/navigation-bar';

/** Links of the navigation bar; a page joins when it exists. */
export const navigationLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Latest cases', href: '/#latest-cases' },
  { label: 'What it does', href: '/#what-it-does' },
];

/** Columns of the footer; a page joins when it exists. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'The library',
    links: [
      { label: 'Latest cases', href: '/#latest-cases' },
      { label: 'What it does', href: '/#what-it-does' },
    ],
  },
  { title: 'Members', links: [{ label: 'Sign in', href: '/' }] },
];
