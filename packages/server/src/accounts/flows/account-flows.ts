import { addressKey, networkKey } from '../../runtime/address-key.js';
import { runTransaction } from '../../store/run-transaction.js';
import { createAtOnce } from '../at-once.js';
import { activate, reopenActivation, resendActivation } from './activate.js';
import { checkPassword, checkRegistration, type RegistrationForm } from './check-registration.js';
import { REGISTRATION_LIFE_MS } from './code-limits.js';
import { type FlowParts, refusal, type StepResult } from './flow-parts.js';
import { register } from './register.js';
import { confirmReset, setPassword, startReset } from './reset.js';
import { createStepBudget } from './step-budget.js';

/** Registrations and new passwords of one address that may wait for their hash at once. */
const AT_ONCE_PER_ADDRESS = 20;

/** A handle with the code that was entered. */
interface CodeEntry {
  readonly handle: string;
  readonly code: string;
}

/** Registration, activation and reset. Every step answers a message for the member. */
export interface AccountFlows {
  /** `address` is the network address of the request; see `createStepBudget`. Rejects with BusyError. */
  register(form: RegistrationForm, address: string): Promise<StepResult>;
  activate(entry: CodeEntry): Promise<StepResult>;
  resendActivation(handle: string, address: string): Promise<StepResult>;
  /** Opens the activation of a pending account again; returns its handle. */
  reopenActivation(userId: number, address: string): Promise<string>;
  startReset(to: string, address: string): Promise<StepResult>;
  confirmReset(entry: CodeEntry): Promise<StepResult>;
  setPassword(entry: { readonly handle: string; readonly password: string }, address: string): Promise<StepResult>;
  /** Returns the account of a registration that was activated within the last hour, by its flow number. */
  payerOf(handle: string): Promise<number | undefined>;
  /** Deletes what has expired: flows, limits, and registrations without their code. */
  purge(): Promise<void>;
}

interface AccountFlowsOptions {
  readonly parts: FlowParts;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** Called when a member has a new password: the failures with the old one no longer count. */
  readonly onReset: (of: { readonly username: string; readonly address: string }) => void;
}

/** Creates the flows on one database. All state but the allowances of addresses is in the database. */
export function createAccountFlows({ parts, steady, onReset }: AccountFlowsOptions): AccountFlows {
  const spend = createStepBudget({ steady });
  const atOnce = createAtOnce(AT_ONCE_PER_ADDRESS);
  const { db, flows, now } = parts;
  // One customer may have a /48 of 65,536 networks, and must not count as so many requesters of codes.
  const fromKeyOf = (address: string) => parts.secrets.keyOf(networkKey(address));
  return {
    async register(form, address) {
      const checked = checkRegistration(form);
      if (typeof checked === 'string') return refusal(checked);
      spend(address);
      return atOnce(addressKey(address), () => register(parts, checked, fromKeyOf(address)));
    },
    activate: (entry) => activate(parts, entry),
    async resendActivation(handle, address) {
      spend(address);
      return resendActivation(parts, handle, fromKeyOf(address));
    },
    reopenActivation: (userId, address) => reopenActivation(parts, userId, fromKeyOf(address)),
    async startReset(to, address) {
      spend(address);
      return startReset(parts, to, {
        fromKey: fromKeyOf(address),
        addressKey: parts.secrets.keyOf(addressKey(address)),
      });
    },
    confirmReset: (entry) => confirmReset(parts, entry),
    async setPassword(entry, address) {
      const weak = checkPassword(entry.password);
      if (weak !== '') return refusal(weak);
      return atOnce(addressKey(address), () => setPassword(parts, entry, (username) => onReset({ username, address })));
    },
    payerOf: async (handle) => (await flows.find(db, 'payment', handle))?.userId ?? undefined,
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
