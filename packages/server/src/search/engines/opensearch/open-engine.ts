import { ConfigError } from '@headnote/core/errors';
import type { SearchEngine } from '../../model/engine.js';
import type { ReadTexts } from './answer/highlight-page.js';
import { beginNewIndex } from './filling.js';
import { createOpenSearchEngine } from './opensearch-engine.js';
import { createEngineClient, type EngineClient } from './transport/client.js';
import { EngineError } from './transport/engine-error.js';

/** The first version that has been tested; older ones get no repairs of their security either. */
const FIRST_MAJOR = 3;

/** An OpenSearch that takes longer to say its version is of no use. */
const START_MS = 10_000;

/** Where the engine is, and where it reads the texts that it highlights. */
export interface OpenSearchOptions {
  /** Address of OpenSearch, with a user and a password if it asks for them. */
  readonly url: string;
  /** Beginning of the names of its indices. */
  readonly prefix: string;
  readonly readTexts: ReadTexts;
}

/** Opens OpenSearch. Throws ConfigError in one sentence if it does not answer, or if it is too old or something else. */
export async function openOpenSearch({ url, prefix, readTexts }: OpenSearchOptions): Promise<SearchEngine> {
  const client = createEngineClient(url);
  await checkVersion(client, new URL(url).host);
  const engine = createOpenSearchEngine({ client, prefix, readTexts });
  try {
    await engine.generation();
  } catch (error) {
    throw explained(error, new URL(url).host);
  }
  return engine;
}

/** Begins a new index beside the one that answers. Throws like `openOpenSearch`. */
export async function renewOpenSearch({ url, prefix }: Omit<OpenSearchOptions, 'readTexts'>): Promise<void> {
  const client = createEngineClient(url);
  await checkVersion(client, new URL(url).host);
  await beginNewIndex({ client, prefix });
}

interface Root {
  readonly version?: { readonly number?: string; readonly distribution?: string };
}

async function checkVersion(client: EngineClient, host: string): Promise<void> {
  let root: Root;
  try {
    root = await client.call<Root>({ method: 'GET', path: '/', milliseconds: START_MS });
  } catch (error) {
    throw explained(error, host);
  }
  const { number = '', distribution } = root.version ?? {};
  if (distribution !== 'opensearch') throw new ConfigError(`SEARCH_URL: the service at ${host} is not OpenSearch.`);
  if (Number.parseInt(number, 10) < FIRST_MAJOR)
    throw new ConfigError(
      `SEARCH_URL: OpenSearch at ${host} is version ${number}; version ${FIRST_MAJOR}.0 or later is needed.`,
    );
}

function explained(error: unknown, host: string): unknown {
  if (!(error instanceof EngineError)) return error;
  const { status, cause } = error;
  if (status === 401 || status === 403)
    return new ConfigError(`SEARCH_URL: OpenSearch at ${host} refuses this user: ${reasonOf(cause)}.`, {
      cause: error,
    });
  return new ConfigError(
    `SEARCH_URL: OpenSearch at ${host} cannot be used (${reasonOf(cause)}). Start it, or start without SEARCH_URL.`,
    { cause: error },
  );
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
