import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import { createChallengeIds } from './challenge-ids.js';
import { drawPicture, type CaptchaPicture } from './draw-picture.js';
import { speakDigits } from './speak-digits.js';

/** The captcha of the forms. */
export interface Captcha {
  /** Returns the id of a new challenge. */
  create(): string;
  /** Returns the picture of a challenge; null for an unknown or expired id. */
  picture(id: string): CaptchaPicture | null;
  /** Returns the digits of a challenge as a WAV file; null for an unknown or expired id. */
  sound(id: string): Buffer | null;
  /** Checks an answer. A right one keeps the challenge good for ten minutes, a wrong one ends it. */
  validate(id: string, text: string): Promise<boolean>;
  /**
   * Uses a challenge for a form, in the transaction that stores the form. Returns false if the text is wrong, or if the
   * challenge has expired or was used; then the form is refused, and a wrong text has ended the challenge.
   */
  consume(transaction: Transaction<Database>, answer: { readonly id: string; readonly text: string }): Promise<boolean>;
  /** Deletes what has expired. */
  purge(): Promise<void>;
}

/** How long a challenge may be answered, and how long an answered one may be used (V11). */
const LIFE_MS = 10 * 60_000;

interface CaptchaOptions {
  readonly db: Kysely<Database>;
  /** A secret of the server, from which answers are derived. */
  readonly secret: string;
  readonly now: () => number;
}

/**
 * Creates the captcha. The database contains only challenges that were answered, so each is used once. The server checks the
 * text again with the form; the specification checks it only in the browser.
 *
 * @departs V11
 */
export function createCaptcha({ db, secret, now }: CaptchaOptions): Captcha {
  const ids = createChallengeIds({ secret });

  const draw = (id: string) => drawPicture(ids.answersOf(id).characters, ids.randomOf(id, 'picture'));
  const isRight = (id: string, text: string) => {
    const typed = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
    const { characters, digits } = ids.answersOf(id);
    return typed === characters || typed === digits;
  };
  /** The time after which nothing of the challenge counts: it may be verified in its last moment. */
  const endOf = (createdAt: number) => createdAt + 2 * LIFE_MS;
  const isOpen = (createdAt: number) => now() < createdAt + LIFE_MS;

  const spend = (database: Kysely<Database>, id: string, createdAt: number) =>
    database
      .insertInto('captcha_challenges')
      .values({ id_hash: hashOf(id), state: 'spent', expires_at: endOf(createdAt) })
      .onConflict((conflict) =>
        conflict.column('id_hash').doUpdateSet({ state: 'spent', expires_at: endOf(createdAt) }),
      )
      .execute();
  const stored = (database: Kysely<Database>, id: string) =>
    database
      .selectFrom('captcha_challenges')
      .select(['state', 'expires_at'])
      .where('id_hash', '=', hashOf(id))
      .executeTakeFirst();

  return {
    create: () => ids.create(now()),
    picture: (id) => {
      const createdAt = ids.createdAt(id);
      return createdAt !== null && isOpen(createdAt) ? draw(id) : null;
    },
    sound: (id) => {
      const createdAt = ids.createdAt(id);
      if (createdAt === null || !isOpen(createdAt)) return null;
      return speakDigits(ids.answersOf(id).digits, ids.randomOf(id, 'sound'));
    },
    async validate(id, text) {
      const createdAt = ids.createdAt(id);
      if (createdAt === null || now() >= endOf(createdAt)) return false;
      return runTransaction(db, async (transaction) => {
        if (!isRight(id, text)) {
          await spend(transaction, id, createdAt);
          return false;
        }
        if (isOpen(createdAt)) {
          await transaction
            .insertInto('captcha_challenges')
            .values({ id_hash: hashOf(id), state: 'verified', expires_at: now() + LIFE_MS })
            .onConflict((conflict) => conflict.column('id_hash').doNothing())
            .execute();
        }
        const row = await stored(transaction, id);
        return row?.state === 'verified' && now() < Number(row.expires_at);
      });
    },
    async consume(transaction, { id, text }) {
      const createdAt = ids.createdAt(id);
      if (createdAt === null || now() >= endOf(createdAt)) return false;
      const row = await stored(transaction, id);
      const isAlive =
        row === undefined ? isOpen(createdAt) : row.state === 'verified' && now() < Number(row.expires_at);
      if (isAlive && isRight(id, text)) return claim(transaction, id, endOf(createdAt));
      await spend(transaction, id, createdAt);
      return false;
    },
    async purge() {
      await db.deleteFrom('captcha_challenges').where('expires_at', '<', now()).execute();
    },
  };
}

/** Spends a challenge. Returns false if another form was faster; the statement decides which of two is first. */
async function claim(transaction: Transaction<Database>, id: string, expiresAt: number): Promise<boolean> {
  const claimed = await transaction
    .insertInto('captcha_challenges')
    .values({ id_hash: hashOf(id), state: 'spent', expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('id_hash')
        .doUpdateSet({ state: 'spent', expires_at: expiresAt })
        .where('captcha_challenges.state', '=', 'verified'),
    )
    .returning('id_hash')
    .execute();
  return claimed.length === 1;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
