import { addressKey, networkKey, providerKey } from '../../runtime/address-key.js';
import { runTransaction } from '../../store/run-transaction.js';
import { createAtOnce } from '../at-once.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createFailureBudget } from '../../runtime/budgets/failure-budget.js';
import { activate, reopenActivation, resendActivation } from './activate.js';
import { checkPassword, checkRegistration, type RegistrationForm } from './check-registration.js';
import type { Requester } from './code-budgets.js';
import { type CodeKind, REGISTRATION_LIFE_MS } from './code-limits.js';
import { type FlowParts, refusal, type StepResult } from './flow-parts.js';
import { CORRECTIONS, register } from './register.js';
import { confirmReset, setPassword, startReset } from './reset.js';
import { createStepBudget } from './step-budget.js';

/** Registrations and new passwords of one address that may wait for their hash at once. */
const AT_ONCE_PER_ADDRESS = 20;

/** A handle with the code that was entered. */
interface CodeEntry {
  readonly handle: string;
  readonly code: string;
}

/** Who takes a step. */
export interface StepFrom {
  /** Network address of the request. */
  readonly address: string;
  /** Solves the challenge of an earlier refusal (BusyError). */
  readonly proof?: string | undefined;
}

/** Registration, activation and reset. Every step answers a message for the member. */
export interface AccountFlows {
  /** Rejects with BusyError: see `createStepBudget`, and `createCodeBudgets` for one with a challenge. */
  register(form: RegistrationForm, from: StepFrom): Promise<StepResult>;
  activate(entry: CodeEntry): Promise<StepResult>;
  resendActivation(handle: string, from: StepFrom): Promise<StepResult>;
  /** Opens the activation of a pending account again; returns its handle. */
  reopenActivation(userId: number, address: string): Promise<string>;
  startReset(to: string, from: StepFrom): Promise<StepResult>;
  confirmReset(entry: CodeEntry): Promise<StepResult>;
  setPassword(entry: { readonly handle: string; readonly password: string }, address: string): Promise<StepResult>;
  /** Returns the account of a registration that was activated within the last hour, by its flow number. */
  payerOf(handle: string): Promise<number | undefined>;
  /** Deletes what has expired: flows, limits, and registrations without their code. */
  purge(): Promise<void>;
}

interface AccountFlowsOptions {
  readonly parts: FlowParts;
  readonly cells: Cells;
  /** Called when a member has a new password: the failures with the old one no longer count. */
  readonly onReset: (of: { readonly username: string; readonly address: string }) => Promise<void>;
}

/** Creates the flows on one database. All state but the allowances of addresses is in the database. */
export function createAccountFlows({ parts, cells, onReset }: AccountFlowsOptions): AccountFlows {
  const spend = createStepBudget(cells);
  const atOnce = createAtOnce(AT_ONCE_PER_ADDRESS);
  const { db, flows, now } = parts;
  const corrections = createFailureBudget(cells, 'corrections', CORRECTIONS);
  const keyOf = (text: string) => parts.secrets.keyOf(text);
  // One customer may have a /48 of 65,536 networks, and must not count as so many requesters of codes.
  const keysOf = (address: string) => ({
    fromKey: keyOf(networkKey(address)),
    networkKey: keyOf(providerKey(address)),
  });
  /** Spends a step of the address, and the proof. */
  const admit = async (kind: CodeKind, { address, proof }: StepFrom): Promise<Requester> => {
    await spend(address);
    const keys = keysOf(address);
    return { ...keys, isProved: await parts.codes.accept(db, proof, { ...keys, kind }) };
  };
  return {
    async register(form, from) {
      const checked = checkRegistration(form);
      if (typeof checked === 'string') return refusal(checked);
      const requester = await admit('registration', from);
      return atOnce(addressKey(from.address), () => register(parts, checked, { requester, corrections }));
    },
    activate: (entry) => activate(parts, entry),
    resendActivation: async (handle, from) => resendActivation(parts, handle, await admit('registration', from)),
    reopenActivation: (userId, address) => reopenActivation(parts, userId, keysOf(address)),
    startReset: async (to, from) =>
      startReset(parts, to, { ...(await admit('reset', from)), addressKey: keyOf(addressKey(from.address)) }),
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
        await parts.codes.purge(transaction);
        await transaction
          .deleteFrom('users')
          .where('status', '=', 'pending')
          .where('created_at', '<', now() - REGISTRATION_LIFE_MS)
          .execute();
      }),
  };
}
