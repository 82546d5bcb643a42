import { BusyError } from '@headnote/core/errors';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the OWASP minimum, about 40 ms. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Concurrent hashes. More would block the thread pool for file and DNS work. */
const CONCURRENT = 2;
/**
 * Maximum of the queue of checks, and of that of new passwords: at 40 ms each, the last check waits about two seconds. Two
 * queues with checks first, so that a flood of registrations keeps no member from signing in.
 */
const WAITING_MAX = 100;

/** Hashes and checks passwords, a limited number at a time. */
export interface PasswordHasher {
  /** Returns a new hash as PHC string. Rejects with BusyError if too many are waiting. */
  hash(password: string): Promise<string>;
  /** Checks against a stored hash, or, for null, against a decoy: one hash operation in both cases. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Number of hash operations so far, for the test that known and unknown users cost the same. */
  readonly operations: number;
}

/** Creates a hasher whose hashes are useless without the pepper. */
export function createPasswordHasher({ pepper }: { readonly pepper: string }): PasswordHasher {
  const options = { ...COST, secret: Buffer.from(pepper, 'utf8') };
  const checks: (() => void)[] = [];
  const news: (() => void)[] = [];
  let running = 0;
  let operations = 0;
  let decoy: Promise<string> | undefined;

  async function take<T>(waiting: (() => void)[], work: () => Promise<T>): Promise<T> {
    if (running >= CONCURRENT) {
      if (waiting.length >= WAITING_MAX) throw new BusyError();
      // The finished hash passes on its slot, so `running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      operations += 1;
      return await work();
    } finally {
      const next = checks.shift() ?? news.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => take(news, () => hash(password, options)),
    verify: async (stored, password) => {
      decoy ??= hash('', options);
      const against = stored ?? (await decoy);
      const matches = await take(checks, () => verify(against, password, options));
      return stored !== null && matches;
    },
    get operations() {
      return operations;
    },
  };
}
