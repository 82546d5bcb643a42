import type { IndexReport } from '../../model/engine.js';
import { createIndices, indexNames, indicesOf, markFilled, moveAliases, readIndex } from './indices.js';
import { type IndexWriter, openIndexWriter } from './indexing/index-writer.js';
import type { EngineClient } from './transport/client.js';

/** The indices that changes go to: the one that answers, and the one that will. */
export interface Filling {
  /** Returns the name of the index to fill; creates a missing one, and a new one beside one of another version. */
  generation(): Promise<string>;
  /** Makes a change in each index. It is done if all have it. */
  write(change: (writer: IndexWriter) => Promise<IndexReport>): Promise<IndexReport>;
  /** Marks the index of this name as filled; takes a new one into use, and deletes the old one. */
  settle(generation: string): Promise<void>;
}

interface FillingOptions {
  readonly client: EngineClient;
  readonly prefix: string;
}

/** Opens the indices below a prefix. Its callers hold the lock `index`, so that one process at a time changes them. */
export function openFilling({ client, prefix }: FillingOptions): Filling {
  const names = indexNames(prefix);
  const { documents, words, nextDocuments, nextWords } = names;
  const next = { documents: nextDocuments, words: nextWords };
  const writers = new Map<string, IndexWriter>();

  /** What a writer knows of the words is of its index. */
  function use(used: readonly { readonly name: string; readonly documents: string; readonly words: string }[]): void {
    const kept = new Map(writers);
    writers.clear();
    for (const each of used) {
      const key = `${each.name} ${each.documents}`;
      writers.set(key, kept.get(key) ?? openIndexWriter(client, each));
    }
  }

  const generation = async (): Promise<string> => {
    const current = await readIndex(client, documents);
    const known = await readIndex(client, nextDocuments);
    const filled = current === undefined ? [] : [{ name: current.name, documents, words }];
    if (known !== undefined) {
      use([...filled, { name: known.name, ...next }]);
      return known.generation;
    }
    if (current !== undefined) {
      use(filled);
      return current.generation;
    }
    const isOld = (await indicesOf(client, documents)).length > 0;
    const target = isOld ? next : { documents, words };
    const created = await createIndices(client, { prefix, ...target });
    use([{ name: created.name, ...target }]);
    return created.generation;
  };

  return {
    generation,
    async write(change) {
      if (writers.size === 0) await generation();
      const reports: IndexReport[] = [];
      for (const writer of writers.values()) reports.push(await change(writer));
      const failed = new Map(reports.flatMap((report) => report.failed).map((failure) => [failure.id, failure]));
      return { done: (reports[0]?.done ?? []).filter((id) => !failed.has(id)), failed: [...failed.values()] };
    },
    async settle(settled) {
      const index = (await readIndex(client, nextDocuments)) ?? (await readIndex(client, documents));
      // Another one has been created meanwhile.
      if (index?.generation !== settled) return;
      if (index.isFilling) await markFilled(client, index);
      const [filled] = await indicesOf(client, nextDocuments);
      const [filledWords] = await indicesOf(client, nextWords);
      if (filled === undefined || filledWords === undefined) return;
      await moveAliases(
        client,
        [
          { alias: words, to: filledWords },
          { alias: documents, to: filled },
        ],
        [
          { alias: nextWords, index: filledWords },
          { alias: nextDocuments, index: filled },
        ],
      );
      use([{ name: filled, documents, words }]);
    },
  };
}

/** Creates a new, empty index beside the one that answers; the next run of the index queue fills it and takes it into use. */
export async function beginNewIndex({ client, prefix }: FillingOptions): Promise<void> {
  const { documents, nextDocuments: nextOne, nextWords } = indexNames(prefix);
  if ((await indicesOf(client, documents)).length === 0) return;
  await createIndices(client, { prefix, documents: nextOne, words: nextWords });
}
