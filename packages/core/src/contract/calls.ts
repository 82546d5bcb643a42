import { newTicket } from './calls/account/new-ticket.js';
import { signIn } from './calls/account/sign-in.js';
import { signOut } from './calls/account/sign-out.js';
import { get } from './calls/config.js';
import { casePreview } from './calls/documents.js';
import { latest } from './calls/embed.js';
import { acts, cases, query } from './calls/search.js';
import { latestCases, latestCasesByCourt, totals } from './calls/welcome.js';

/** Every call by service and name: what a client is made from, without the server's schemas. */
export const calls = {
  account: { signIn, newTicket, signOut },
  welcome: { totals, latestCases, latestCasesByCourt },
  documents: { casePreview },
  search: { query, cases, acts },
  embed: { latest },
  config: { get },
} as const;
