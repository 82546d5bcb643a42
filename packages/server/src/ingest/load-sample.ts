import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { packageRoot } from '../runtime/package-root.js';
import { fillCompletions } from '../library/completions/fill-completions.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import type { SearchEngine } from '../search/model/engine.js';
import type { Store } from '../store/database.js';
import type { NewDocument } from '../extraction/new-document.js';
import { loadSampleArticles } from './load-sample-articles.js';
import { openBatch } from './batch.js';
import { parseSampleAct, parseSampleCase } from './formats/sample.js';

/** Where to load the sample. Without an engine, the stored documents wait in the index queue. */
export interface LoadSampleOptions {
  readonly store: Store;
  readonly engine?: SearchEngine;
}

/**
 * Loads the fictional sample that is part of the product. Loading it again changes nothing.
 * Returns how many documents were new or changed. Throws an Error that names the file when the sample is damaged.
 */
export async function loadSample({ store, engine }: LoadSampleOptions): Promise<number> {
  const batch = openBatch(store);
  for (const document of await readSample()) await batch.add(document);
  await batch.save();
  await resolveCitations(store);
  await fillCompletions(store);
  await loadSampleArticles(store);
  if (engine !== undefined) await drainIndexQueue(store, engine);
  const { stored, updated } = batch.counts();
  return stored + updated;
}

/** The documents of the sample, judgments first, in the order of their file names. */
export async function readSample(folder = join(packageRoot, 'sample')): Promise<NewDocument[]> {
  const cases = await readFolder(join(folder, 'judgments'), parseSampleCase);
  const acts = await readFolder(join(folder, 'acts'), parseSampleAct);
  return [...cases, ...acts];
}

async function readFolder(
  folder: string,
  parse: (name: string, content: string) => NewDocument,
): Promise<NewDocument[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (name) => parse(basename(name, '.txt'), await readFile(join(folder, name), 'utf8'))),
  );
}
