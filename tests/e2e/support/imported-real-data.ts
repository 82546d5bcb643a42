import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realFiles } from './real-data.js';
import { importInto } from './test-server.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const CACHE = join(repository, 'node_modules', '.cache', 'headnote-real-data');

/** Names the imported set by what it comes from: the built programs and the files. */
async function nameOfSet(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(repository, '.build-stamp.json')));
  for (const file of Object.values(realFiles).flat()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * Copies the imported real judgments and acts to a folder. The import runs once for each build. Returns what the command
 * reported.
 */
export async function copyRealData(target: string): Promise<string> {
  const name = await nameOfSet();
  const set = join(CACHE, name);
  const known: readonly string[] = await readdir(CACHE).catch(() => []);
  if (!known.includes(name)) {
    await rm(CACHE, { recursive: true, force: true });
    await mkdir(CACHE, { recursive: true });
    const unfinished = join(CACHE, `${name}.${process.pid}`);
    const reports = [
      await importInto(join(unfinished, 'data'), 'judgments', realFiles.judgments),
      await importInto(join(unfinished, 'data'), 'acts', realFiles.acts),
    ];
    await writeFile(join(unfinished, 'report.txt'), reports.join('\n'));
    await rename(unfinished, set);
  }
  await cp(join(set, 'data'), target, { recursive: true });
  return readFile(join(set, 'report.txt'), 'utf8');
}
