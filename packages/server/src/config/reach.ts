import { ConfigError } from '@headnote/core/errors';

/** Where a server can be reached. */
export interface Reach {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly allowedHosts: readonly string[];
  readonly trustedProxies: readonly string[];
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
const isForeign = (url: string): boolean => !LOOPBACK.has(new URL(url).hostname);

/** What NODE_ENV may be. A misspelt `production` would leave what is for a trial where others come. */
const NODE_ENVS: ReadonlySet<string | undefined> = new Set([undefined, '', 'production', 'development', 'test']);

/** Throws ConfigError, in one sentence, if NODE_ENV has a value that means nothing. */
export function refuseUnknownNodeEnv(nodeEnv: string | undefined): void {
  if (!NODE_ENVS.has(nodeEnv))
    throw new ConfigError(
      `NODE_ENV must be production, development, test or not set; it is "${nodeEnv?.slice(0, 100)}".`,
    );
}

/** Returns why others may reach a server, in words; undefined if only this machine does. */
export function whyPublic(
  { host, publicUrl, allowedHosts, trustedProxies }: Reach,
  nodeEnv: string | undefined,
): string | undefined {
  if (nodeEnv === 'production') return 'NODE_ENV is production';
  if (!NODE_ENVS.has(nodeEnv)) return `NODE_ENV is "${nodeEnv?.slice(0, 100)}"`;
  if (!LOOPBACK.has(host)) return 'HOST is not a loopback address';
  if (publicUrl !== undefined && isForeign(publicUrl)) return 'PUBLIC_URL is not a loopback address';
  if (allowedHosts.some(isForeign)) return 'ALLOWED_HOSTS has an address that is not a loopback address';
  if (trustedProxies.length > 0) return 'TRUSTED_PROXIES is set, so requests of others come through a proxy';
  return undefined;
}
