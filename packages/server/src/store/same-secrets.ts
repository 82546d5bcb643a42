import { createHmac } from 'node:crypto';
import { ConfigError } from '@headnote/core/errors';
import { noteSecretMarks, readSecretMarks } from './identity.js';
import type { Store } from './database.js';
import { runTransaction } from './run-transaction.js';
import type { Secrets } from '../runtime/secrets.js';

/** Names that an operator knows. */
const SETTINGS: readonly (readonly [keyof Secrets, string])[] = [
  ['signingKey', 'SIGNING_KEY'],
  ['pepper', 'PEPPER'],
  ['codecKey', 'CODEC_KEY'],
];
/** Characters of a hash: enough to tell keys apart, and too few to find one out. */
const MARK_LENGTH = 8;

/**
 * Throws a ConfigError that names each secret in which this server differs from the others of its library: it would sign out
 * their members, refuse their passwords or send links that nobody else can read. The first server notes its own.
 */
export async function checkSameSecrets(store: Pick<Store, 'db'>, secrets: Secrets, libraryId: string): Promise<void> {
  const own = new Map(SETTINGS.map(([name]) => [name as string, markOf(secrets[name], libraryId)]));
  const differing = await runTransaction(store.db, async (transaction) => {
    const noted = await readSecretMarks(transaction);
    if (noted.size === 0) await noteSecretMarks(transaction, own);
    return SETTINGS.filter(([name]) => noted.size > 0 && noted.get(name) !== own.get(name)).map(
      ([, setting]) => setting,
    );
  });
  if (differing.length === 0) return;
  throw new ConfigError(
    `${differing.join(', ')}: not the same as of the other servers of this library. Give all of them the same values, by these variables or by copies of one secrets.json. To change them for good, stop all servers and run "npm run admin -- accept-secrets" first.`,
  );
}

const markOf = (secret: string, libraryId: string): string =>
  createHmac('sha256', secret).update(`headnote ${libraryId}`).digest('base64url').slice(0, MARK_LENGTH);
