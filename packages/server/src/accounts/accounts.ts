import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { createTokenSigner } from './access-token.js';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.js';
import { createPrincipalReader, type Principal } from './principal.js';
import { createSessions, type Sessions } from './sessions.js';
import { createSignIn, type Credentials, type SignedIn } from './sign-in.js';
import { createUsers, type Users } from './users.js';

/** The parts of the accounts: users, passwords, sign-in, sessions. */
export interface Accounts {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly signIn: (credentials: Credentials) => Promise<SignedIn | null>;
  /** Reads an `Authorization` header. Returns null without one; rejects with NotSignedInError for an invalid one. */
  readonly readPrincipal: (header: string | undefined) => Promise<Principal | null>;
}

interface AccountsOptions {
  readonly db: Kysely<Database>;
  readonly signingKey: string;
  readonly pepper: string;
  readonly now: () => number;
  readonly onReuse: (session: { readonly sessionId: string; readonly userId: number }) => void;
}

/** Creates the account parts on one database. */
export function createAccounts({ db, signingKey, pepper, now, onReuse }: AccountsOptions): Accounts {
  const tokens = createTokenSigner({ signingKey });
  const hasher = createPasswordHasher({ pepper });
  const users = createUsers(db);
  const sessions = createSessions({ db, tokens, now, onReuse });
  const signIn = createSignIn({ users, hasher, sessions, now });
  return { users, hasher, sessions, signIn, readPrincipal: createPrincipalReader({ db, tokens, now }) };
}
