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

/** Only the process owner may read the file. */
const MODE = 0o600;
const key = v.pipe(v.string(), v.minLength(16));
const fileSchema = v.object({ signingKey: key, pepper: key, codecKey: key });

interface SecretsOptions {
  readonly dataDir: string;
  /** Keys from the operator; they override those of the file. */
  readonly overrides: { readonly [Key in keyof Secrets]: string | undefined };
}

/**
 * Reads `secrets.json` of the data folder; creates it at the first start. Throws ConfigError if it is damaged: new keys
 * would sign out every user, so the server never replaces them silently.
 */
export function loadSecrets({ dataDir, overrides }: SecretsOptions): Secrets {
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? readSecrets(file) : makeSecrets(file);
  return {
    signingKey: overrides.signingKey ?? stored.signingKey,
    pepper: overrides.pepper ?? stored.pepper,
    codecKey: overrides.codecKey ?? stored.codecKey,
  };
}

function readSecrets(file: string): Secrets {
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

function makeSecrets(file: string): Secrets {
  const make = () => randomBytes(32).toString('base64url');
  const secrets: Secrets = { signingKey: make(), pepper: make(), codecKey: make() };
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
  return secrets;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
