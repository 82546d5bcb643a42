import { serverCalls, writeAnswer, writeToken, writeUser } from '@headnote/core/contract';
import { messages } from '@headnote/core/validation';
import { BadQueryError, NotAllowedError } from '@headnote/core/errors';
import type { IssuedTokens } from '../accounts/sessions.js';
import { dayInIndia } from '../accounts/subscription.js';
import { readInteger } from '../store/large-integer.js';
import { SIGN_IN_FAILED, type SignedIn } from '../accounts/sign-in.js';
import { auditForeignUser } from '../http/audit-foreign-user.js';
import { auditSignIn } from '../http/audit-sign-in.js';
import { build, type BuiltCall } from './build-call.js';
import { answered, type AnswerEnvelope } from '../http/envelope.js';
import { memberOf } from './member-of.js';

const SESSION_ENDED = 'The session has ended. Please sign in again.';

/** Sign-in, renewal, sign-out and the member's subscription. */
export const accountRoutes: readonly BuiltCall[] = [
  build(serverCalls.account.signIn, async ({ body, request }, { accounts }) => {
    const { username, password, logintype: loginType, proof } = body;
    const signedIn = await accounts.signIn({
      username,
      password,
      loginType,
      proof,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      onRefused: (user) => auditSignIn(request, { outcome: 'refused', user }),
    });
    if (signedIn === null) return refused(SIGN_IN_FAILED);
    if (signedIn.state === 'not-active') {
      auditSignIn(request, { outcome: 'not-active', user: signedIn.userId });
      return notActive(signedIn.handle);
    }
    auditSignIn(request, { outcome: 'signed-in', user: signedIn.user.id });
    return welcome(signedIn);
  }),

  build(serverCalls.account.newTicket, async ({ query, body }, { accounts: { sessions } }) => {
    const tokens = await sessions.renew(refreshToken(query, body));
    return tokens ? answered({ outdata: wireTokens(tokens) }) : refused(SESSION_ENDED);
  }),

  build(serverCalls.account.signOut, async ({ query, body, request }, { accounts: { sessions } }) => {
    const token = refreshToken(query, body);
    const owner = await sessions.ownerOf(token);
    const userId = query.userid ?? body?.userid ?? '0';
    // Only a known token has a user to compare. An unknown token ends no session, and the answer does not reveal that.
    if (owner !== null && userId !== '' && userId !== '0' && userId !== String(owner)) {
      auditForeignUser(request, { call: serverCalls.account.signOut, own: owner, given: userId });
      throw new NotAllowedError('The user id in the request is not that of the session.');
    }
    await sessions.end(token);
    return answered({});
  }),

  build(serverCalls.account.subscription, async ({ principal }, { accounts }) => {
    return writeAnswer(serverCalls.account.subscription, await accounts.subscription(memberOf(principal).userId));
  }),
];

/** From the query, as in the contract, or from the body (V7b). */
function refreshToken(
  query: { readonly refreshtoken?: string | undefined },
  body: { readonly refreshtoken?: string | undefined } | null | undefined,
): string {
  const token = query.refreshtoken ?? body?.refreshtoken;
  if (body?.refreshtoken !== undefined && body.refreshtoken !== token)
    throw new BadQueryError('body.refreshtoken: differs from that of the query');
  if (token === undefined) throw new BadQueryError('query.refreshtoken: missing');
  return token;
}

function wireTokens({ access, refresh }: IssuedTokens): Record<string, unknown> {
  return writeToken({ type: 'Bearer', token: access, refreshToken: refresh });
}

function welcome({ user, tokens, daysRemaining }: SignedIn): AnswerEnvelope {
  const name = [user.first_name, user.last_name].filter((part) => part !== '').join(' ');
  const wireUser = writeUser({
    userId: String(user.id),
    username: user.username,
    name,
    email: user.email,
    daysRemaining,
  });
  const deletesOn = user.deletes_at === null ? null : dayInIndia(readInteger(user.deletes_at));
  return answered({
    outdata: wireTokens(tokens),
    outdata1: [{ ...wireUser, fname: user.first_name, lname: user.last_name, deletesOn }],
    outdata2: tokens.sessionId,
  });
}

/** The account waits for its code; the answer carries the handle of the activation (G3). */
function notActive(handle: string): AnswerEnvelope {
  return { ...refused(messages.notActive), outdata1: [{ userid: handle }] };
}

/** A refusal: HTTP 200, with the text in both fields of the contract (V1). */
function refused(message: string): AnswerEnvelope {
  return { flag: false, message, outdata: message, outdata1: [], outdata2: '' };
}
