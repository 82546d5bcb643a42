// `node scripts/codes/make.mjs FOLDER [--check]`: makes the table of the old and the new codes again from their texts in FOLDER (the layout
// of `data/acts`) and says what changed. With `--check` it writes nothing and fails if the table would change.
import { readFileSync, writeFileSync } from 'node:fs';
import { choose } from './choose.mjs';
import { compare } from './pair.mjs';
import { PAIRS, readCode } from './read-codes.mjs';
import { lineOf, linksOf, rowsOf } from './rows.mjs';

const TABLE = new URL('../../packages/core/src/codes/table.json', import.meta.url);
const CORRECTIONS = new URL('./corrections.json', import.meta.url);

function readTable() {
  try {
    return JSON.parse(readFileSync(TABLE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { version: 0 };
    throw error;
  }
}

/** The lines of one pair of codes. */
function linesOf(folder, [oldCode, newCode], corrections) {
  const oldSections = readCode(folder, oldCode);
  const newSections = readCode(folder, newCode);
  const compared = compare(oldSections, newSections);
  const { pairs } = choose(compared);
  const missing = corrections.flatMap(({ old, isMissing }) => (isMissing ? [old] : []));
  const oldNumbers = [...oldSections.map(({ number }) => number), ...missing].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const repealed = new Set(oldSections.filter(({ isRepealed }) => isRepealed).map(({ number }) => number));
  const links = linksOf(pairs, corrections, { oldSections: compared.olds, news: compared.news });
  return rowsOf({ links, corrections, oldNumbers, repealed, newSections, news: compared.news }).map(lineOf);
}

const [folder, mode] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the texts of the acts.');
const before = readTable();
const corrections = JSON.parse(readFileSync(CORRECTIONS, 'utf8'));
const tables = Object.fromEntries(
  PAIRS.map((pair) => {
    const name = pair.join('-');
    return [
      name,
      linesOf(
        folder,
        pair,
        corrections.filter(({ codes }) => codes === name),
      ),
    ];
  }),
);
let changes = 0;
for (const [name, lines] of Object.entries(tables)) {
  const known = new Set(before[name] ?? []);
  const now = new Set(lines);
  for (const line of known) if (!now.has(line)) console.log(`${name} - ${line}`, (changes += 1) && '');
  for (const line of now) if (!known.has(line)) console.log(`${name} + ${line}`, (changes += 1) && '');
  const kinds = Map.groupBy(lines, (line) => line.split('|')[0]);
  console.log(
    `${name}: ${lines.length} rows; ${[...kinds].map(([kind, list]) => `${kind} ${list.length}`).join(', ')}`,
  );
}
console.log(changes === 0 ? 'Nothing changed.' : `${changes} lines changed.`);
if (mode === '--check') process.exitCode = changes === 0 ? 0 : 1;
else if (changes > 0) writeFileSync(TABLE, `${JSON.stringify({ version: before.version + 1, ...tables }, null, 1)}\n`);
