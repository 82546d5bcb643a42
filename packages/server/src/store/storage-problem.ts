/** What an error of the database means for the operator, by its code. */
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

/** Returns why the database could not store something; undefined for any other error. */
export function storageProblem(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : '';
    const reason = REASONS[code] ?? REASONS[code.split('_').slice(0, 2).join('_')];
    if (reason !== undefined) return reason;
  }
  return undefined;
}
