/** What an error of the client of an S3-compatible store has, if anything. */
interface Fault {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** What a fault means, by its name, the code of its connection, or the status of its answer. */
const REASONS: Readonly<Record<string, string>> = {
  TimeoutError: 'it does not answer in time',
  AbortError: 'it does not answer in time',
  ECONNREFUSED: 'it cannot be reached',
  ECONNRESET: 'it broke the connection',
  ENOTFOUND: 'its address is not known',
  EAI_AGAIN: 'its address cannot be looked up',
  CredentialsProviderError: 'there are no keys for it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  PreconditionFailed: 'the file was replaced while it was read',
  SlowDown: 'it has too much to do',
  401: 'it denies access: check the keys',
  403: 'it denies access: check the keys and what they may do',
  412: 'the file was replaced while it was read',
  503: 'it has too much to do',
};

/** Whether a store says that it has no such file. An answer without a body cannot say that the bucket is missing. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as Fault;
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket';
}

/** Returns what is wrong with the store, as a part of a sentence without addresses and keys. */
export function reasonOf(error: unknown, bucket: string): string {
  const { name = '', code = '', message = '', $metadata } = error as Fault;
  if (name === 'NoSuchBucket') return `it has no bucket "${bucket}"`;
  const status = String($metadata?.httpStatusCode ?? '');
  const reason = REASONS[name] ?? REASONS[code] ?? REASONS[status];
  if (reason !== undefined) return reason;
  return status === '' ? `it cannot be used: ${message || name}` : `it answers with the error ${name} (${status})`;
}
