import type { Destination } from '@headnote/core/config';
import { messages } from './messages.js';

/** What the sign-in card says will open afterwards; undefined for the welcome page. */
export function openingLine(destination: Destination): string | undefined {
  const { opensPage, opensCitation, opensAct } = messages.signIn;
  switch (destination.kind) {
    case 'page':
      return opensPage;
    case 'citation':
      return opensCitation(destination.citation);
    case 'act':
      return opensAct;
    case 'welcome':
      return undefined;
  }
}
