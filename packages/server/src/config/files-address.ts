/** A bucket of an S3-compatible store, as `FILES_URL` names it. */
export interface FilesAddress {
  readonly bucket: string;
  /** What the names of all files begin with: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Origin of the store; undefined: that of Amazon's region. */
  readonly endpoint: string | undefined;
  /** Undefined: that of `AWS_REGION`. */
  readonly region: string | undefined;
}

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^(?:[\w-][\w.-]*\/)*$/;
const ENDPOINT = /^https?:\/\/[^/?#@\s]+\/?$/;
const REGION = /^[a-z\d-]{1,40}$/;
const PARAMETERS = new Set(['endpoint', 'region']);

/**
 * Reads an address such as `s3://headnote/library?endpoint=https://s3.example&region=ap-south-1`: bucket, prefix of the names,
 * and where the store is. Undefined if it is none; a name or a password in it is refused too.
 */
export function readFilesAddress(text: string): FilesAddress | undefined {
  if (!text.startsWith('s3://') || !URL.canParse(text)) return undefined;
  const { hostname: bucket, port, username, password, searchParams, hash } = new URL(text);
  if (port + username + password + hash !== '' || !BUCKET.test(bucket)) return undefined;
  // As it is written: the parser resolves `..`.
  const [, pathname = ''] = /^s3:\/\/[^/?#]*([^?#]*)/.exec(text) ?? [];
  const path = pathname.replace(/^\/|\/$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  if (!PREFIX.test(prefix)) return undefined;
  const names = [...searchParams.keys()];
  if (names.some((name) => !PARAMETERS.has(name)) || new Set(names).size < names.length) return undefined;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const region = searchParams.get('region') ?? undefined;
  if (endpoint !== undefined && !(ENDPOINT.test(endpoint) && URL.canParse(endpoint))) return undefined;
  if (region !== undefined && !REGION.test(region)) return undefined;
  return { bucket, prefix, endpoint, region };
}
