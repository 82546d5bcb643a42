import { readToken, type TokenSet } from './token-set.js';
import { FieldProblem } from '../wire/field-problem.js';
import { post } from '../wire/make-call.js';
import { unwrapJson } from '../wire/unwrap-json.js';

/** A refresh token, and whether to send it in the query or in the body. */
export interface NewTicketInput {
  /** Renews the session. */
  readonly refreshToken: string;
  /** True sends the values in the body, an addition of ours. Set it if the server's public configuration says so. */
  readonly inBody?: boolean;
}

/** The login type of a renewal. */
const RENEWAL = 3;

/** Reads a token set. */
export function tokenSet(value: unknown): TokenSet {
  const set = readToken(unwrapJson(value));
  if (!set) throw new FieldProblem([], 'no token set');
  return set;
}

/** Renews a session: exchanges a refresh token for a new pair of tokens. */
export const newTicket = post<TokenSet, NewTicketInput>('/api/aouth2/newticket', {
  auth: 'none',
  outdata: tokenSet,
  query: ({ refreshToken }) => ({ refreshtoken: refreshToken, logintype: RENEWAL }),
  inBody: (input) => input.inBody,
});
