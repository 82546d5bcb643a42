#!/usr/bin/env node
// Writes the widgets as a folder that any server or CDN can serve, bound to one library.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { integrityOf } from '../integrity.mjs';

const USAGE = `Usage: headnote-widgets --library https://library.example --out folder

Writes folder/v1 and folder/<version>. Serve them with "Access-Control-Allow-Origin: *": pinned files need it.`;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));

function readOptions() {
  const { values } = parseArgs({ options: { library: { type: 'string' }, out: { type: 'string' } } });
  const url = URL.parse(values.library ?? '');
  if (!values.out || !url || !/^https?:$/.test(url.protocol)) throw new Error(USAGE);
  return { library: url.origin, out: values.out };
}

/** Widgets read from the server of their script; these read from the library instead. */
const bound = (text, library) => text.replaceAll('import.meta.url', JSON.stringify(library));

async function copyFolder(name, { library, out }) {
  await mkdir(join(out, name), { recursive: true });
  const files = (await readdir(join(dist, name))).filter((file) => file.endsWith('.js'));
  const hashes = {};
  for (const file of files) {
    const text = bound(await readFile(join(dist, name, file), 'utf8'), library);
    await writeFile(join(out, name, file), text);
    hashes[file] = integrityOf(text);
  }
  return hashes;
}

try {
  const options = readOptions();
  await copyFolder('v1', options);
  const files = await copyFolder(version, options);
  const list = join(options.out, version, 'integrity.json');
  await writeFile(list, `${JSON.stringify({ version, files }, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
