import type { Kysely, Transaction } from 'kysely';
import type { Message } from '../../messages/message.js';
import type { WorkQueue } from '../../runtime/work-queue.js';
import type { Database } from '../../store/database.js';
import { runTransaction } from '../../store/run-transaction.js';
import type { PasswordHasher } from '../password-hasher.js';
import type { Sessions } from '../sessions.js';
import type { CodeBudgets, Requester } from './code-budgets.js';
import type { FlowStore } from './flow-store.js';
import type { Destination, MessageTexts } from '../../messages/message-texts.js';
import type { FlowSecrets } from './secrets.js';

/** What registration, activation and reset share. */
export interface FlowParts {
  readonly db: Kysely<Database>;
  readonly flows: FlowStore;
  readonly codes: CodeBudgets;
  readonly secrets: FlowSecrets;
  readonly texts: MessageTexts;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  /** Runs a step that writes, by turn of who asked: a requester (`fromKey`), or the handle of a step. */
  readonly inTurn: WorkQueue;
  readonly queue: (transaction: Transaction<Database>, message: Message) => Promise<void>;
  /** True if SMS can be sent; otherwise codes go to the e-mail address. */
  readonly hasSms: boolean;
  readonly now: () => number;
}

/** The result of a step: what the member is told, and the handle of the next step. */
export type StepResult =
  | { readonly isDone: true; readonly message: string; readonly handle: string }
  | { readonly isDone: false; readonly message: string };

export const refusal = (message: string): StepResult => ({ isDone: false, message });

/** Runs a transaction by turn of who asked. */
export const writeInTurn = <Result>(
  { db, inTurn }: Pick<FlowParts, 'db' | 'inTurn'>,
  who: string,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> => inTurn(who, () => runTransaction(db, work));

/** The same words for a wrong, an expired and a used code, and for an unknown handle. */
export const WRONG_CODE = 'The code is not correct or has expired. Check it, or ask for a new one.';
/** The address or number of a member to which codes go. */
export function codeDestination(
  user: { readonly email: string; readonly mobile: string },
  { hasSms }: Pick<FlowParts, 'hasSms'>,
): Destination {
  return hasSms && user.mobile !== '' ? { channel: 'sms', to: user.mobile } : { channel: 'email', to: user.email };
}

/**
 * A message of a registration: on a lane of its own, so that codes for members never wait behind those of a flood, and by
 * turn of who asked, so that newcomers do not either.
 */
export function ofRegistration(message: Message, { fromKey }: Pick<Requester, 'fromKey'>): Message {
  return { ...message, lane: 'registration', source: fromKey };
}

/** The form in which addresses and numbers are compared. */
export function destinationKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
