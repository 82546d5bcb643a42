// Builds dist/: one module per entry point, each style sheet, styles.css with all of them, and the fonts.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { build } from 'tsup';
import { plainMedia } from './custom-media.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const { exports } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

const COMPONENTS = '@layer hn.components {';

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'fonts'), { recursive: true });

const entry = {};
const sheets = [];
const plain = [];
for (const target of Object.values(exports)) {
  if (typeof target === 'string') continue;
  const from = target['headnote-source'];
  const to = target.default;
  const file = { from: join(here, from), to: join(here, to) };
  if (from.endsWith('.css')) sheets.push(file);
  else if (from.endsWith('.json')) plain.push(file);
  else entry[to.replace('./dist/', '').replace(/\.js$/, '')] = join(here, from);
}

await build({
  config: false,
  entry,
  outDir: dist,
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  dts: false,
  clean: false,
  silent: true,
  sourcemap: true,
  treeshake: true,
  external: [/^[^./]/],
});

for (const sheet of sheets) await writeFile(sheet.to, shrink(await flatten(sheet.from)));
for (const file of plain) await cp(file.from, file.to);

console.log(
  `${Object.keys(entry).length} modules and ${sheets.length} style sheets in ${(await readdir(dist)).length} files.`,
);

/** Resolves the imports of a sheet and copies its fonts next to it. */
async function flatten(file) {
  const text = await readFile(file, 'utf8');
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(/@import '(\.[^']+)';\n?/g)) {
    parts.push(text.slice(end, match.index), await flatten(join(dirname(file), match[1])));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return copyFonts(parts.join(''));
}

async function copyFonts(text) {
  for (const [, name] of text.matchAll(/url\('\.\.\/fonts\/([^']+)'\)/g)) {
    await cp(join(here, 'fonts', name), join(dist, 'fonts', name));
  }
  return text.replaceAll("url('../fonts/", "url('./fonts/");
}

// No targets: applications decide how to compile light-dark() for old browsers.
function shrink(text) {
  return transform({ filename: 'sheet.css', code: Buffer.from(mergeLayers(plainMedia(text))), minify: true }).code;
}

/** Names the layers once and merges all rules of the components layer into one block. */
function mergeLayers(text) {
  const order = /@layer [\w., ]+;\s*/g;
  const [first = ''] = text.match(order) ?? [];
  const sheet = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(order, '');
  const start = sheet.indexOf(COMPONENTS) + COMPONENTS.length;
  return first + sheet.slice(0, start) + sheet.slice(start).replace(/\n\}\s+@layer hn\.components \{/g, '');
}
