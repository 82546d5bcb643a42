/** Why the database could not do something, for the operator and for a reader. */
export interface StorageProblem {
  readonly reason: string;
  /** `damage`: what was asked for cannot be read either. `busy`: nothing is wrong, but too many requests wait. */
  readonly kind: 'writing' | 'damage' | 'busy';
}

/** What an error of the database means, by its code. */
const REASONS: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk reports an error',
  SQLITE_READONLY: 'the database may only be read',
  // PostgreSQL
  '53100': 'the disk of the database is full',
  '25006': 'the database may only be read',
  '57P01': 'the database is restarting',
  '57P03': 'the database is starting',
  ECONNREFUSED: 'the database cannot be reached',
  ECONNRESET: 'the connection to the database broke',
};

const DAMAGE = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'XX001', 'XX002']);

/** The message of a pool of PostgreSQL connections whose wait for a free one took too long; it has no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** The message of a PostgreSQL connection that had no answer; it has no code. */
export const SILENT = 'Query read timeout';

/** Returns why the database could not store or read something; undefined for any other error. */
export function storageProblem(error: unknown): StorageProblem | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    const family = code.split('_').slice(0, 2).join('_');
    if (DAMAGE.has(code) || DAMAGE.has(family)) return { kind: 'damage', reason: 'the database is damaged' };
    if (cause.message === NO_CONNECTION) return { kind: 'busy', reason: 'too many requests wait for the database' };
    if (cause.message === SILENT) return { kind: 'writing', reason: 'the database does not answer' };
    const reason = REASONS[code] ?? REASONS[family];
    if (reason !== undefined) return { kind: 'writing', reason };
  }
  return undefined;
}
