import * as v from 'valibot';
import type { Call } from '../../call.js';
import type { TokenSet } from '../../records/token-set.js';
import { refreshTokenText, wireToken } from './wire-account.js';

/** A refresh token, and where it goes: the query, or the body when the server's configuration announces that. */
export interface NewTicketInput {
  readonly refreshToken: string;
  readonly inBody?: boolean;
}

/** The login type of a renewal. */
const RENEWAL = 3;

/** Renews a session: a refresh token for a new pair. */
export const newTicket = {
  service: 'account',
  name: 'newTicket',
  method: 'POST',
  path: '/api/aouth2/newticket',
  auth: 'none',
  ours: false,
  envelope: true,
  query: v.object({ refreshtoken: v.optional(refreshTokenText), logintype: v.optional(v.literal('3')) }),
  body: v.nullish(
    v.object({ refreshtoken: v.optional(refreshTokenText), logintype: v.optional(v.picklist([RENEWAL, '3'])) }),
  ),
  answer: v.pipe(
    v.object({ outdata: wireToken }),
    v.transform(({ outdata }): TokenSet => outdata),
  ),
  request: ({ refreshToken, inBody }: NewTicketInput) =>
    inBody
      ? { body: { refreshtoken: refreshToken, logintype: RENEWAL } }
      : { query: { refreshtoken: refreshToken, logintype: String(RENEWAL) } },
} as const satisfies Call<NewTicketInput, TokenSet>;
