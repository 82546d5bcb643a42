import { ConfigError } from '../errors/config-error.js';
import type { ClientOptions } from './client-options.js';

/** Throws a ConfigError for a base that cannot start an address. An empty base is the page's own origin. */
export function checkBases({ api, render = api, web = api }: ClientOptions['bases']): void {
  for (const base of [api, render, web] as readonly unknown[])
    if (typeof base !== 'string' || /[?#@]/.test(base))
      throw new ConfigError('A base must be an origin with an optional path, without query, hash or password.');
}
