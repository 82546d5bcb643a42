import type { Kysely } from 'kysely';
import { queueMessage } from '../../messages/queue-message.js';
import type { Database } from '../../store/database.js';
import { runTransaction } from '../../store/run-transaction.js';
import type { PasswordHasher } from '../password-hasher.js';
import type { Sessions } from '../sessions.js';
import { activate, reopenActivation, resendActivation } from './activate.js';
import { checkPassword, checkRegistration, type RegistrationForm } from './check-registration.js';
import { REGISTRATION_LIFE_MS } from './code-limits.js';
import { createFlowStore } from './flow-store.js';
import { type FlowParts, refusal, type StepResult } from './flow-parts.js';
import { createMessageTexts } from './message-texts.js';
import { register } from './register.js';
import { confirmReset, setPassword, startReset } from './reset.js';
import { createFlowSecrets } from './secrets.js';

/** A handle with the code that was entered. */
interface CodeEntry {
  readonly handle: string;
  readonly code: string;
}

/** Registration, activation and reset. Every step answers a message for the member. */
export interface AccountFlows {
  register(form: RegistrationForm): Promise<StepResult>;
  activate(entry: CodeEntry): Promise<StepResult>;
  resendActivation(handle: string): Promise<StepResult>;
  /** Opens the activation of a pending account again; returns its handle. */
  reopenActivation(userId: number): Promise<string>;
  startReset(to: string): Promise<StepResult>;
  confirmReset(entry: CodeEntry): Promise<StepResult>;
  setPassword(entry: { readonly handle: string; readonly password: string }): Promise<StepResult>;
  /** Deletes what has expired: flows, limits, and registrations without their code. */
  purge(): Promise<void>;
}

interface AccountFlowsOptions {
  readonly db: Kysely<Database>;
  readonly pepper: string;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly brand: string;
  readonly hasSms: boolean;
  readonly now: () => number;
}

/** Creates the flows on one database. All state is in the database. */
export function createAccountFlows({ pepper, brand, ...options }: AccountFlowsOptions): AccountFlows {
  const { db, now } = options;
  const secrets = createFlowSecrets({ pepper });
  const flows = createFlowStore({ secrets, now });
  const parts: FlowParts = {
    ...options,
    secrets,
    flows,
    texts: createMessageTexts({ name: brand }),
    queue: (transaction, message) => queueMessage(transaction, message, now()),
  };
  return {
    async register(form) {
      const checked = checkRegistration(form);
      return typeof checked === 'string' ? refusal(checked) : register(parts, checked);
    },
    activate: (entry) => activate(parts, entry),
    resendActivation: (handle) => resendActivation(parts, handle),
    reopenActivation: (userId) => reopenActivation(parts, userId),
    startReset: (to) => startReset(parts, to),
    confirmReset: (entry) => confirmReset(parts, entry),
    async setPassword(entry) {
      const weak = checkPassword(entry.password);
      return weak === '' ? setPassword(parts, entry) : refusal(weak);
    },
    purge: () =>
      runTransaction(db, async (transaction) => {
        await flows.purge(transaction);
        await transaction
          .deleteFrom('users')
          .where('status', '=', 'pending')
          .where('created_at', '<', now() - REGISTRATION_LIFE_MS)
          .execute();
      }),
  };
}
