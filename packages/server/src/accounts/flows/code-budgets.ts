import { BusyError } from '@headnote/core/errors';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import { lockForTransaction } from '../../store/locks.js';
import type { WorkProofs } from '../work-proofs.js';
import {
  type CodeKind,
  CODE_PAUSE_MS,
  CODES_A_DAY_OF_ONE,
  CODES_AN_HOUR,
  CODES_AN_HOUR_TOGETHER,
  DAY_MS,
  FREE_CODES_A_DAY,
  HOUR_MS,
  PROVED_CODES_AN_HOUR,
  PROVED_CODES_OF_NETWORK,
  WARN_SHARE,
} from './code-limits.js';

/** Who asks for a code. */
export interface Requester {
  /** Keyed hash of the network address, or of the member. */
  readonly fromKey: string;
  /** Keyed hash of the network (`providerKey`). Without one, no limit of strangers together counts. */
  readonly networkKey?: string | undefined;
  /** True once a proof of work of this request was accepted (`accept`). */
  readonly isProved?: boolean | undefined;
}

/** A code that someone wants to have sent. */
export interface CodeRequest extends Requester {
  readonly kind: CodeKind;
  /** Keyed hash of the address or number. */
  readonly toKey: string;
  /** False for an unknown address, to which nothing goes: it spends none of the codes of the day. */
  readonly sends: boolean;
  /** True from an address from which the owner has signed in: strangers cannot use up what he needs there. */
  readonly isOwners?: boolean;
}

/** Why no code is sent: what the requester is told, and a challenge if a proof of work lets the request pass. */
export interface CodeRefusal {
  readonly message: string;
  readonly challenge?: string;
}

/** The same words for every destination, whether someone has it or not. */
export const codeRefusals = {
  early: 'A code was sent a short time ago. Please wait a little before you ask for another one.',
  ofOne: 'You asked for many codes today. Please try again tomorrow.',
  crowded: 'Codes for this address or number were asked for very often. Please try again in an hour.',
  network: 'Very many codes were asked for from your network. Please try again tomorrow, or from another network.',
  spent: 'Very many people ask for codes at the moment. Please try again in an hour.',
  proof: 'Very many people ask for codes at the moment. Please load this page again and try once more.',
} as const;

/** The limits of codes. They are the same for known and unknown destinations (G2). */
export interface CodeBudgets {
  /** Whether the text is a valid proof of work for a code of this kind from this network; it then counts as used. */
  accept(db: Kysely<Database>, proof: string | undefined, of: ProofOfCode): Promise<boolean>;
  /** Returns what forbids a code, and notes nothing: for what must not cost a hash. */
  refusalOf(db: Kysely<Database>, request: CodeRequest): Promise<CodeRefusal | undefined>;
  /**
   * Notes that a code goes to a destination, unless the limits forbid it. Takes the lock `codes`, so that two requests
   * cannot both get the last one.
   */
  take(transaction: Transaction<Database>, request: CodeRequest): Promise<CodeRefusal | undefined>;
  purge(transaction: Transaction<Database>): Promise<void>;
}

/** What a proof of work is for. */
interface ProofOfCode {
  readonly kind: CodeKind;
  readonly networkKey: string;
}

interface CodeBudgetsOptions {
  readonly proofs: WorkProofs;
  readonly now: () => number;
  readonly warn: (details: object, message: string) => void;
}

const LOW = 'most codes of the day are sent; when all are, each further one needs a proof of work';
const SPENT = 'all codes of the hour with a proof of work are sent; strangers get none for some time';

/** Refuses a request: rejects with BusyError if a proof of work lets it pass, otherwise returns the words. */
export function refuseCode({ message, challenge }: CodeRefusal): string {
  // A minute is the longest pause that a client keeps without a person.
  if (challenge !== undefined) throw new BusyError(message, { retryAfter: 60, challenge });
  return message;
}

/** Creates them. What was sent is in the database, so a restart forgets none of it. */
export function createCodeBudgets({ proofs, now, warn }: CodeBudgetsOptions): CodeBudgets {
  const warnedAt = new Map<string, number>();
  /** Tells the operator once a day. */
  const warnOnce = (message: string, details: { kind: CodeKind; codes: number; limit: number }): void => {
    const key = `${details.kind} ${message}`;
    if (now() - (warnedAt.get(key) ?? Number.NEGATIVE_INFINITY) < DAY_MS) return;
    warnedAt.set(key, now());
    warn(details, message);
  };
  const since = (db: Kysely<Database>, kind: CodeKind, ms: number) =>
    db
      .selectFrom('codes_sent')
      .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('sent_at').as('last')])
      .where('kind', '=', kind)
      .where('sent_at', '>', now() - ms)
      // A later time is from before the clock was set back; counting it would lock its owner out until then.
      .where('sent_at', '<=', now());
  type Sent = ReturnType<typeof since>;
  const count = async (query: Sent) => readInteger((await query.executeTakeFirstOrThrow()).count);

  /** Dearer with each code of the network, so that a flood pays more than who asks for one. */
  const proofOf = async (db: Kysely<Database>, { kind, networkKey }: ProofOfCode) => ({
    account: kind,
    address: networkKey,
    failures: await count(since(db, kind, DAY_MS).where('network_key', '=', networkKey)),
  });

  /** What forbids a code to this destination for this requester. */
  const ownRefusal = async (db: Kysely<Database>, { kind, toKey, fromKey, isOwners }: CodeRequest) => {
    const own = (ms: number) => since(db, kind, ms).where('to_key', '=', toKey).where('from_key', '=', fromKey);
    const ofHour = await own(HOUR_MS).executeTakeFirstOrThrow();
    const isEarly = ofHour.last !== null && now() - readInteger(ofHour.last) < CODE_PAUSE_MS;
    if (isEarly || readInteger(ofHour.count) >= CODES_AN_HOUR) return { message: codeRefusals.early };
    if ((await count(own(DAY_MS))) >= CODES_A_DAY_OF_ONE) return { message: codeRefusals.ofOne };
    const together = await count(since(db, kind, HOUR_MS).where('to_key', '=', toKey));
    return together >= CODES_AN_HOUR_TOGETHER && isOwners !== true ? { message: codeRefusals.crowded } : undefined;
  };

  /** Whether a further code needs a proof of work. */
  const isLow = async (db: Kysely<Database>, kind: CodeKind): Promise<boolean> => {
    const codes = await count(since(db, kind, DAY_MS).where('is_sent', '=', 1));
    const limit = FREE_CODES_A_DAY[kind];
    if (codes >= limit * WARN_SHARE) warnOnce(LOW, { kind, codes, limit });
    return codes >= limit;
  };

  /** What forbids a code because of all others of its kind. */
  const sharedRefusal = async (
    db: Kysely<Database>,
    { kind, networkKey, isOwners = false, isProved = false }: CodeRequest,
  ): Promise<CodeRefusal | undefined> => {
    if (networkKey === undefined) return undefined;
    if (!(await isLow(db, kind))) return undefined;
    if (!isOwners) {
      const ofNetwork = since(db, kind, DAY_MS).where('network_key', '=', networkKey).where('is_proved', '=', 1);
      if ((await count(ofNetwork)) >= PROVED_CODES_OF_NETWORK) return { message: codeRefusals.network };
      const proved = await count(since(db, kind, HOUR_MS).where('is_sent', '=', 1).where('is_proved', '=', 1));
      if (proved >= PROVED_CODES_AN_HOUR) {
        warnOnce(SPENT, { kind, codes: proved, limit: PROVED_CODES_AN_HOUR });
        return { message: codeRefusals.spent };
      }
    }
    if (isProved) return undefined;
    return { message: codeRefusals.proof, challenge: proofs.challengeFor(await proofOf(db, { kind, networkKey })) };
  };

  const refusalOf: CodeBudgets['refusalOf'] = async (db, request) =>
    (await ownRefusal(db, request)) ?? (await sharedRefusal(db, request));

  return {
    accept: async (db, proof, of) => proof !== undefined && (await proofs.use(proof, await proofOf(db, of))),
    refusalOf,
    async take(transaction, request) {
      await lockForTransaction(transaction, 'codes');
      const refusal = await refusalOf(transaction, request);
      if (refusal !== undefined) return refusal;
      const { kind, toKey, fromKey, networkKey = '', sends, isProved = false } = request;
      await transaction
        .insertInto('codes_sent')
        .values({
          kind,
          to_key: toKey,
          from_key: fromKey,
          network_key: networkKey,
          is_sent: sends ? 1 : 0,
          // One that was free counts for no limit of those with a proof, whatever came with it.
          is_proved: isProved && (await isLow(transaction, kind)) ? 1 : 0,
          sent_at: now(),
        })
        .execute();
      return undefined;
    },
    async purge(transaction) {
      await transaction
        .deleteFrom('codes_sent')
        .where('sent_at', '<=', now() - DAY_MS)
        .execute();
    },
  };
}
