import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '@headnote/core/contract';
import { createArticles } from '../articles/articles.js';
import { packageRoot } from '../runtime/package-root.js';
import type { Store } from '../store/database.js';

/** Adds the sample's articles, which are links to official sources, to a library without articles. */
export async function loadSampleArticles({ db }: Pick<Store, 'db'>): Promise<void> {
  const newest = Date.now();
  if ((await createArticles({ db, now: () => newest }).list()).length > 0) return;
  const articles = JSON.parse(await readFile(join(packageRoot, 'sample', 'articles.json'), 'utf8')) as Article[];
  for (const [index, article] of articles.entries())
    await createArticles({ db, now: () => newest - index }).add('sample', article);
}
