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

/** What the server needs of the built site. */
export interface BuiltSite {
  /** In English. */
  readonly render: RenderSite;
  /** In Hindi; undefined if that is not built. */
  readonly renderHindi: RenderSite | undefined;
  /** Paths of the pages that search engines list, beside those of documents. */
  readonly pages: readonly string[];
}

/** Loads the built site; undefined if it is not built. Throws ConfigError if the build is broken. */
export async function loadSite(siteDir: string): Promise<BuiltSite | undefined> {
  const english = await loadEntry(siteDir);
  const hindi = english && (await loadEntry(join(siteDir, 'hi')));
  return english && { render: english.render, pages: english.pages, renderHindi: hindi?.render };
}

/** What the site's build exports, in each language. */
type SiteEntry = Pick<BuiltSite, 'render' | 'pages'>;

async function loadEntry(folder: string): Promise<SiteEntry | undefined> {
  const file = join(folder, 'server', 'entry-server.js');
  if (!existsSync(file)) return undefined;
  let entry: unknown;
  try {
    entry = await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new ConfigError(`The built site in ${folder} cannot be loaded; run npm run build again.`, { cause });
  }
  if (isSite(entry)) return entry;
  throw new ConfigError(`${file} has no function "render" or no list "pages"; run npm run build again.`);
}

function isSite(value: unknown): value is SiteEntry {
  const { render, pages } = value as Partial<SiteEntry>;
  return typeof render === 'function' && Array.isArray(pages);
}
