import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import * as v from 'valibot';

/** The keys of a server. */
export interface Secrets {
  readonly signingKey: string;
  readonly pepper: string;
  readonly codecKey: string;
}

/** Name of the file in the data folder. */
export const SECRETS_FILE = 'secrets.json';
/** Only the process owner may read the file. */
const MODE = 0o600;
const key = v.pipe(v.string(), v.minLength(16));
const fileSchema = v.object({ signingKey: key, pepper: key, codecKey: key, libraryId: v.optional(v.string()) });
type SecretsFile = v.InferOutput<typeof fileSchema>;

interface SecretsOptions {
  readonly dataDir: string;
  /** Keys from the operator; they override those of the file. */
  readonly overrides: { readonly [Key in keyof Secrets]: string | undefined };
  /** Id of the library in the database. */
  readonly libraryId: string;
  /** Number of accounts in the database; their passwords are worthless without their pepper. */
  readonly accounts: number;
}

/**
 * Reads `secrets.json` of the data folder; creates it at the first start. Nothing is made if the operator gives all keys.
 *
 * Throws ConfigError if the file is damaged, if it is missing although the database has accounts, or if it belongs to
 * another library: new keys would sign out every user and make every password invalid, so the server never replaces
 * them silently.
 */
export function loadSecrets({ dataDir, overrides, libraryId, accounts }: SecretsOptions): Secrets {
  const file = join(dataDir, SECRETS_FILE);
  const { signingKey, pepper, codecKey } = overrides;
  if (!existsSync(file)) {
    if (signingKey !== undefined && pepper !== undefined && codecKey !== undefined)
      return { signingKey, pepper, codecKey };
    if (accounts > 0) throw missing(file, accounts);
    writeSecrets(file, { ...newKeys(), libraryId });
  }
  const stored = readSecrets(file);
  if (stored.libraryId === undefined) writeSecrets(file, { ...stored, libraryId });
  else if (stored.libraryId !== libraryId) throw foreign(file);
  return {
    signingKey: signingKey ?? stored.signingKey,
    pepper: pepper ?? stored.pepper,
    codecKey: codecKey ?? stored.codecKey,
  };
}

function missing(file: string, accounts: number): ConfigError {
  return new ConfigError(
    `${file} is missing, but the database has accounts (${accounts}), whose passwords need its keys. Restore it from a backup, or set SIGNING_KEY, PEPPER and CODEC_KEY to its values.`,
  );
}

function foreign(file: string): ConfigError {
  return new ConfigError(
    `${file} belongs to another library than the database, which may have been emptied or replaced. Restore the database from a backup; to begin a new library, move secrets.json and search.db out of the folder.`,
  );
}

function readSecrets(file: string): SecretsFile {
  const parsed = v.safeParse(fileSchema, parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    throw new ConfigError(
      `${file} is damaged; restore it from a backup, or delete it to get new keys, which signs everybody out and makes all passwords invalid.`,
    );
  }
  // A copy or a restore may have widened the permissions.
  chmodSync(file, MODE);
  return parsed.output;
}

function newKeys(): Secrets {
  const make = () => randomBytes(32).toString('base64url');
  return { signingKey: make(), pepper: make(), codecKey: make() };
}

function writeSecrets(file: string, secrets: SecretsFile): void {
  // Writes a temporary file and renames it, so a crash leaves a complete file or none.
  const beside = `${file}.${process.pid}.tmp`;
  const handle = openSync(beside, 'w', MODE);
  try {
    writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
