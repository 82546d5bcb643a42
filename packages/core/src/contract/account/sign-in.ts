import { readUser, type SessionUser } from './session-user.js';
import type { TokenSet } from './token-set.js';
import { FieldProblem } from '../wire/field-problem.js';
import { post } from '../wire/make-call.js';
import { day, first, inField, text } from '../wire/readers.js';
import { unwrapJson } from '../wire/unwrap-json.js';
import { tokenSet } from './new-ticket.js';

/** Credentials of a visitor. */
export interface SignInInput {
  /** Name to sign in with. */
  readonly username: string;
  /** As typed. */
  readonly password: string;
  /** True if "remember me" is ticked. */
  readonly remember: boolean;
  /** 1 the site (default), 2 the mobile application. */
  readonly loginType?: 1 | 2;
  /** Solves the challenge of a BusyError (`solveProof`). */
  readonly proof?: string;
}

/** The result of a successful sign-in. */
export interface SignInAnswer {
  /** The tokens of the new session. */
  readonly token: TokenSet;
  /** The user who signed in. */
  readonly user: SessionUser;
  /** Id of the session. */
  readonly sessionId: string;
  /** ISO date on which the account is deleted, if the member asked for it; the member may still keep it. */
  readonly deletesOn?: string | undefined;
}

const token = inField('outdata', tokenSet);
const user = inField('outdata1', (value): SessionUser => {
  const read = readUser(unwrapJson(value));
  if (!read) throw new FieldProblem([], 'no user with an id');
  return read;
});
const sessionId = inField('outdata2', text);
const deletesOn = inField('outdata1', first(inField('deletesOn', day)));

/**
 * Signs in. A refusal has the server's message; for an inactive account, its answer contains the activation handle.
 */
export const signIn = post<SignInAnswer, SignInInput>('/api/aouth2/signin', {
  auth: 'none',
  loading: 'loadme',
  whole: (answer: unknown) => ({
    token: token(answer),
    user: user(answer),
    sessionId: sessionId(answer),
    deletesOn: deletesOn(answer) ?? undefined,
  }),
  body: {
    username: 'username',
    password: 'password',
    remember: 'remember',
    loginType: ['logintype', 1],
    proof: 'proof',
  },
});
