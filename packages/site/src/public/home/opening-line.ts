import { messages } from './messages.js';
import type { Wanted } from './wanted.js';

/** What the sign-in card says will open afterwards; undefined for the welcome page. */
export function openingLine(wanted: Wanted): string | undefined {
  const { opensPage, opensResults, opensCitation, opensAct } = messages.signIn;
  switch (wanted.kind) {
    case 'search':
      return opensResults(wanted.text);
    case 'judgment':
      // Anybody can write such a link: a text that is longer than a citation, or has no number, is not shown.
      return /^(?=.*\d).{1,40}$/.test(wanted.citation) ? opensCitation(wanted.citation) : opensPage;
    case 'act':
      return opensAct;
    case 'page':
      return opensPage;
    case 'nothing':
      return undefined;
  }
}
