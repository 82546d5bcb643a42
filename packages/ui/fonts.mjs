// Writes fonts/: the fonts of the site, cut to the characters and weights in use, and prints their sizes.
// Run: npm run fonts -w packages/ui
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), 'fonts');

const span = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** English, other western languages, and the signs of law reports: § ¶ – — “ ” ‘ ’ … and arrows. */
const LATIN = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ıŒœˆ˚˜${span(0x2000, 0x206f)}€™${span(0x2190, 0x2193)}−\u{fffd}`;
/** In a separate file of the font, but on nearly every page of Indian law. */
const SIGNS = '₹†‡№';
/** Names with marks: Māori Land Court, Łódź. */
const LATIN_EXT = `${span(0x100, 0x2ba)}${span(0x1e00, 0x1eff)}`;

/** Hindi, Marathi, Konkani, Nepali and Sanskrit. Complete, because any letter may join any other. */
const DEVANAGARI = `${span(0x900, 0x97f)}${span(0x1cd0, 0x1cf9)}\u200c\u200d\u25cc${span(0xa8e0, 0xa8ff)}`;

/** The name of the language, in both spellings. The footer of every English page has it. */
const HINDI = 'हिन्दी हिंदी';

/** Kerning, marks, ligatures; lining, tabular, fractional, superscript and subscript figures. */
const FEATURES = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'liga',
  'calt',
  'lnum',
  'tnum',
  'frac',
  'numr',
  'dnom',
  'sups',
  'subs',
];

/** The design uses weights 400, 500 and 600, sizes from 12 to 36 px, and no bold italics. */
const WEIGHTS = { min: 400, max: 600 };
const SIZES = { min: 12, max: 36 };
const INTER = { wght: WEIGHTS };
const SERIF = { wght: WEIGHTS, opsz: SIZES };
const ITALIC = { wght: 400, opsz: SIZES };

const FILES = [
  { family: 'inter', name: 'latin', style: 'normal', source: 'latin', letters: LATIN, axes: INTER },
  { family: 'inter', name: 'signs', style: 'normal', source: 'latin-ext', letters: SIGNS, axes: INTER },
  { family: 'inter', name: 'latin-ext', style: 'normal', source: 'latin-ext', letters: LATIN_EXT, axes: INTER },
  { family: 'source-serif-4', name: 'latin', style: 'normal', source: 'latin', letters: LATIN, axes: SERIF },
  { family: 'source-serif-4', name: 'signs', style: 'normal', source: 'latin-ext', letters: SIGNS, axes: SERIF },
  {
    family: 'source-serif-4',
    name: 'latin-ext',
    style: 'normal',
    source: 'latin-ext',
    letters: LATIN_EXT,
    axes: SERIF,
  },
  { family: 'source-serif-4', name: 'latin', style: 'italic', source: 'latin', letters: LATIN, axes: ITALIC },
  ...['noto-sans-devanagari', 'noto-serif-devanagari'].map((family) => ({
    family,
    name: 'devanagari',
    style: 'normal',
    source: 'devanagari',
    letters: DEVANAGARI,
    axes: INTER,
    design: 'wght',
  })),
  {
    family: 'noto-sans-devanagari',
    name: 'hindi',
    style: 'normal',
    source: 'devanagari',
    letters: HINDI,
    axes: INTER,
    design: 'wght',
  },
];

await mkdir(folder, { recursive: true });
for (const { family, name, style, source, letters, axes, design = 'opsz' } of FILES) {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${source}-${design}-${style}.woff2`);
  const whole = await readFile(file);
  // The joining forms of Devanagari are font features.
  const keptFeatures = source === 'devanagari' ? {} : { keepFeatures: FEATURES };
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes, ...keptFeatures });
  const target = `${family}-${name}-${design}-${style}.woff2`;
  await writeFile(join(folder, target), cut);
  process.stdout.write(`${target}: ${cut.length} B of ${whole.length} B\n`);
}
