import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '@headnote/core/config';
import { ConfigError } from '@headnote/core/errors';

/** Input of the rendering of a page. */
export interface RenderContext {
  /** Calls this server's own API in process. */
  readonly fetch: typeof fetch;
  readonly config: PublicConfig;
  /** Nonce of the page's inline scripts. */
  readonly nonce: string;
}

/** Renders the page of a GET request. */
export type RenderSite = (request: Request, context: RenderContext) => Promise<Response>;

/**
 * Loads the renderer of the built site; undefined if the site is not built. Throws ConfigError if the build is broken.
 */
export async function loadSiteRenderer(siteDir: string): Promise<RenderSite | undefined> {
  const file = join(siteDir, 'server', 'entry-server.js');
  if (!existsSync(file)) return undefined;
  let entry: unknown;
  try {
    entry = await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new ConfigError(`The built site in ${siteDir} cannot be loaded; run npm run build again.`, { cause });
  }
  if (isEntry(entry)) return entry.render;
  throw new ConfigError(`${file} has no function "render"; run npm run build again.`);
}

function isEntry(value: unknown): value is { render: RenderSite } {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}
