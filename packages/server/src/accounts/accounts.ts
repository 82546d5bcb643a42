import type { Subscription } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import { createMessageTexts } from '../messages/message-texts.js';
import { queueMessage } from '../messages/queue-message.js';
import type { Database } from '../store/database.js';
import { type AccountFlows, createAccountFlows } from './flows/account-flows.js';
import { createFlowParts } from './flows/create-flow-parts.js';
import { createFlowSecrets } from './flows/secrets.js';
import { createOwnAccount, type OwnAccount } from './own/own-account.js';
import { createMemberSettings, type MemberSettings } from './settings/member-settings.js';
import type { Cells } from '../runtime/budgets/cells.js';
import { createTokenSigner } from './access-token.js';
import { createDeviceNotes } from './known-devices.js';
import { createKnownAddresses } from './known-addresses.js';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.js';
import { createPrincipalReader, type Principal } from './principal.js';
import { readSubscription } from './read-subscription.js';
import { createSessions, type Sessions } from './sessions.js';
import { createWorkProofs } from './work-proofs.js';
import { createSignIn, type Credentials, type SignInResult } from './sign-in.js';
import { announceTrialEnds } from './trial-notices.js';
import { type AccessTokens, createAccessTokens } from './tokens/access-tokens.js';
import { createUsers, type Users } from './users.js';

/** The parts of the accounts: users, passwords, sign-in, sessions. */
export interface Accounts {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
  /** Registration, activation and reset. */
  readonly flows: AccountFlows;
  /** What members do with their own account. */
  readonly own: OwnAccount;
  /** The tokens with which members let their own tools read the library. */
  readonly accessTokens: AccessTokens;
  /** What members have set. */
  readonly settings: MemberSettings;
  /** Reads a member's latest subscription. */
  readonly subscription: (userId: number) => Promise<Subscription>;
  /** Queues a message to each member whose trial ends soon, once for each trial. */
  readonly announceTrialEnds: () => Promise<void>;
  /** Reads an `Authorization` header. Returns null without one; rejects with NotSignedInError for an invalid one. */
  readonly readPrincipal: (header: string | undefined) => Promise<Principal | null>;
}

interface AccountsOptions {
  readonly db: Kysely<Database>;
  readonly signingKey: string;
  readonly pepper: string;
  /** Name of the operator's library, for messages. */
  readonly brand: string;
  /** True if SMS can be sent. */
  readonly hasSms: boolean;
  readonly now: () => number;
  /** What the budgets are made of. */
  readonly cells: Cells;
  readonly onReuse: (session: { readonly sessionId: string; readonly userId: number }) => void;
  /** Tells the operator something. */
  readonly warn: (details: object, message: string) => void;
}

/** Creates the account parts on one database. */
export function createAccounts({
  db,
  signingKey,
  pepper,
  brand,
  hasSms,
  now,
  cells,
  onReuse,
  warn,
}: AccountsOptions): Accounts {
  const tokens = createTokenSigner({ signingKey });
  const hasher = createPasswordHasher({ pepper });
  const users = createUsers(db);
  const texts = createMessageTexts({ name: brand });
  const sessions = createSessions({
    db,
    tokens,
    now,
    onReuse,
    noteDevice: createDeviceNotes({ secrets: createFlowSecrets({ pepper }), texts, now }),
    notifyOwner: async (transaction, userId) => {
      const { email } = await transaction
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      if (email !== '') await queueMessage(transaction, texts.sessionStopped(email), now());
    },
  });
  const parts = createFlowParts({ db, pepper, hasher, sessions, brand, hasSms, now, cells, warn });
  const flows: AccountFlows = createAccountFlows({ parts, cells, onReset: (of) => forgive(of) });
  const { signIn, forgive } = createSignIn({
    users,
    hasher,
    sessions,
    reopenActivation: (userId, address) => flows.reopenActivation(userId, address),
    known: createKnownAddresses({ db, secrets: parts.secrets, now }),
    proofs: createWorkProofs({ secrets: parts.secrets, cells }),
    now,
    cells,
  });
  return {
    users,
    hasher,
    sessions,
    signIn,
    flows,
    own: createOwnAccount({ parts, cells }),
    accessTokens: createAccessTokens({ db, now, cells }),
    settings: createMemberSettings({ db, now }),
    subscription: (userId) => readSubscription(db, userId, now()),
    announceTrialEnds: () => announceTrialEnds({ db, texts, now }),
    readPrincipal: createPrincipalReader({ db, tokens, now }),
  };
}
