import { randomUUID } from 'node:crypto';
import { INDEX_VERSION, indexBody, metaOf, vocabularyBody } from './indexing/index-body.js';
import type { EngineClient } from './transport/client.js';
import { EngineError } from './transport/engine-error.js';

/** Time for a change of indices or aliases. */
export const ADMIN_MS = 30_000;

/** Shards of an index: one holds a million judgments. */
const SHARDS = 1;

/** Names of one set of indices, all below the operator's prefix. */
export interface IndexNames {
  /** Alias of the documents, and of the words, that searches use. */
  readonly documents: string;
  readonly words: string;
  /** The same while a new index is being filled. */
  readonly nextDocuments: string;
  readonly nextWords: string;
}

/** Returns the names below a prefix. */
export function indexNames(prefix: string): IndexNames {
  return {
    documents: prefix,
    words: `${prefix}-words`,
    nextDocuments: `${prefix}-next`,
    nextWords: `${prefix}-next-words`,
  };
}

interface IndexMeta {
  readonly generation?: string;
  readonly version?: number;
  readonly filling?: boolean;
}

type Mappings = Readonly<Record<string, { readonly mappings: { readonly _meta?: IndexMeta } }>>;

/** An index as it is. */
export interface KnownIndex {
  readonly name: string;
  readonly generation: string;
  /** True until it has had every document once. */
  readonly isFilling: boolean;
}

/** Returns the index of an alias; undefined if there is none, or one of another version. */
export async function readIndex(client: EngineClient, alias: string): Promise<KnownIndex | undefined> {
  try {
    const mappings = await client.call<Mappings>({ method: 'GET', path: `/${alias}/_mapping`, milliseconds: ADMIN_MS });
    const [
      [
        name,
        {
          mappings: { _meta: meta = {} },
        },
      ] = ['', { mappings: {} }],
    ] = Object.entries(mappings);
    const { generation, version, filling = false } = meta;
    return version === INDEX_VERSION && generation !== undefined ? { name, generation, isFilling: filling } : undefined;
  } catch (error) {
    if (error instanceof EngineError && error.status === 404) return undefined;
    throw error;
  }
}

/** Creates an empty pair of indices behind two aliases. Whatever the aliases had before is deleted. */
export async function createIndices(
  client: EngineClient,
  { prefix, documents, words }: { readonly prefix: string; readonly documents: string; readonly words: string },
): Promise<KnownIndex> {
  const generation = randomUUID();
  const id = generation.slice(0, 8);
  const created = { documents: `${prefix}-${id}`, words: `${prefix}-${id}-words` };
  const put = (name: string, body: unknown) =>
    client.call({ method: 'PUT', path: `/${name}`, body, milliseconds: ADMIN_MS });
  const size = { shards: SHARDS };
  await put(created.words, vocabularyBody(size));
  await put(created.documents, indexBody(generation, size));
  await moveAliases(client, [
    { alias: words, to: created.words },
    { alias: documents, to: created.documents },
  ]);
  return { name: created.documents, generation, isFilling: true };
}

/** Makes all that an index, or that of an alias, has taken visible on every copy of it. */
export async function refreshIndex(client: EngineClient, name: string): Promise<void> {
  const path = `/${name}/_refresh`;
  const { _shards: shards } = await client.call<Refreshed>({ method: 'POST', path, milliseconds: ADMIN_MS });
  if (shards.failed > 0)
    throw new EngineError({ status: 200, type: 'refresh', reason: `${shards.failed} copies failed` });
}

interface Refreshed {
  readonly _shards: { readonly failed: number };
}

/** Says of an index that it has every document, and makes the last ones visible. */
export async function markFilled(client: EngineClient, { name, generation }: KnownIndex): Promise<void> {
  const milliseconds = ADMIN_MS;
  await refreshIndex(client, name);
  await client.call({ method: 'PUT', path: `/${name}/_mapping`, body: { _meta: metaOf(generation) }, milliseconds });
}

/** Points aliases at other indices in one step, and deletes the indices that they pointed at. */
export async function moveAliases(
  client: EngineClient,
  moves: readonly { readonly alias: string; readonly to: string }[],
  removed: readonly { readonly alias: string; readonly index: string }[] = [],
): Promise<void> {
  const before: string[] = [];
  const actions: unknown[] = [];
  for (const { alias, to } of moves) {
    for (const index of await indicesOf(client, alias)) {
      if (index === to) continue;
      before.push(index);
      actions.push({ remove: { index, alias } });
    }
    actions.push({ add: { index: to, alias } });
  }
  for (const { alias, index } of removed) actions.push({ remove: { index, alias } });
  await client.call({ method: 'POST', path: '/_aliases', body: { actions }, milliseconds: ADMIN_MS });
  for (const index of before) await deleteIndex(client, index);
}

/** Deletes the indices of an alias. */
export async function deleteIndices(client: EngineClient, alias: string): Promise<void> {
  for (const index of await indicesOf(client, alias)) await deleteIndex(client, index);
}

/** Returns the names of the indices of an alias. */
export async function indicesOf(client: EngineClient, alias: string): Promise<string[]> {
  try {
    return Object.keys(
      await client.call<Record<string, unknown>>({ method: 'GET', path: `/_alias/${alias}`, milliseconds: ADMIN_MS }),
    );
  } catch (error) {
    if (error instanceof EngineError && error.status === 404) return [];
    throw error;
  }
}

async function deleteIndex(client: EngineClient, name: string): Promise<void> {
  await client.call({ method: 'DELETE', path: `/${name}?ignore_unavailable=true`, milliseconds: ADMIN_MS });
}
