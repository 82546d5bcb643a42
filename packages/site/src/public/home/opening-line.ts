import { messages } from './messages.js';
import type { Wanted } from './wanted.js';

/** What the sign-in card says will open afterwards; undefined for the welcome page. */
export function openingLine(wanted: Wanted): string | undefined {
  const { opensPage, opensResults, opensCitation, opensAct } = messages.signIn;
  switch (wanted.kind) {
    case 'search':
      return opensResults(wanted.text);
    case 'judgment':
      return opensCitation(wanted.citation);
    case 'act':
      return opensAct;
    case 'page':
      return opensPage;
    case 'nothing':
      return undefined;
  }
}
