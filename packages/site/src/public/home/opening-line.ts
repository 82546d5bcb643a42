import type { Destination } from '@headnote/core/config';

/** What the sign-in card says about what opens afterwards; undefined where it is the usual welcome page. */
export function openingLine(destination: Destination): string | undefined {
  switch (destination.kind) {
    case 'page':
      return 'Sign in to go on to the page you asked for.';
    case 'citation':
      return `Sign in to open the judgment cited as ${destination.citation}.`;
    case 'act':
      return 'Sign in to open the act in the list of bare acts.';
    case 'welcome':
      return undefined;
  }
}
