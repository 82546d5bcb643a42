// Hashes of the pinned files.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The value of a script tag's `integrity` for a file. */
export function integrityOf(file) {
  return `sha384-${createHash('sha384').update(file).digest('base64')}`;
}

/** Returns what is wrong with the list of a release, one line each. */
export async function integrityFaults(folder) {
  const { files } = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'));
  const built = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const unlisted = built.filter((name) => !(name in files)).map((name) => `${name} is not in integrity.json`);
  const wrong = [];
  for (const [name, hash] of Object.entries(files)) {
    if (!built.includes(name)) wrong.push(`${name} is missing`);
    else if (integrityOf(await readFile(join(folder, name))) !== hash) wrong.push(`${name} does not match its hash`);
  }
  return [...unlisted, ...wrong];
}
