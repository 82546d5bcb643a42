/** Where a server can be reached. */
export interface Reach {
  readonly host: string;
  readonly publicUrl: string | undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Returns why others may reach a server, in words; undefined if only this machine does. */
export function whyPublic({ host, publicUrl }: Reach, nodeEnv: string | undefined): string | undefined {
  if (nodeEnv === 'production') return 'NODE_ENV is production';
  if (!LOOPBACK.has(host)) return 'HOST is not a loopback address';
  if (publicUrl !== undefined && !LOOPBACK.has(new URL(publicUrl).hostname))
    return 'PUBLIC_URL is not a loopback address';
  return undefined;
}
