// Rules of this repository that no linter checks: floors, circles of imports, SQL in routes, file sizes, misspelt contract names, CSS units in widgets,
// widths in media queries, and places where markup enters a page.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkCircles } from './check-circles.mjs';
import { checkFloors, checkSql } from './check-floors.mjs';
import { root as repository } from './run.mjs';

/** A test passes another root that contains wrong files. */
const root = process.argv[2] ?? repository;

const MEDIAN_LINES = 90;
const HARD_LINES = 400;
/** Contract spellings: allowed only in core's contract folder and in tests of the wire format. */
const MISSPELT =
  /\b(judge_beanch|count_overuled|is_refferred|aouth2|usernewpassowrdsetup|aricles|getCitiations|getaisuggesions|getlatestcasedataes)\b/;
/** Places that insert markup into a page. Each must use the sanitiser, so the allowed ones are listed. */
const SINKS = /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\b/;
const SINKS_ALLOWED = new Set([
  'packages/ui/src/document-view/DocumentView.tsx',
  'packages/ui/src/internal/InlineHtml.tsx',
]);

/** A width in a media query instead of a name of `custom-media.css`. Container queries may have any width. */
const MEDIA_WIDTH = /@media[^{]*\b(?:width|inline-size)\b[^{]*/g;
/** Queries that need widths of their own, and why. */
const WIDTHS_ALLOWED = new Map([
  // Between the width where the tools get their words and the one where they fit with all their gaps.
  ['packages/site/src/reader/reader.css', ['@media (min-width: 1240px) and (max-width: 1399px)']],
  // The panel of the assistant stands beside the text from the width where both have room.
  ['packages/site/src/reader/ask/ask.css', ['@media (min-width: 1180px)', '@media (max-width: 1179px)']],
  // From 600 px the examples have room for their names. Three figures stand in two columns on a phone and beside the card.
  [
    'packages/site/src/public/home/home.css',
    ['@media (max-width: 599px)', '@media (max-width: 577px), (min-width: 880px) and (max-width: 1056px)'],
  ],
  // From 600 px there is room for what small phones hide or shorten.
  ['packages/site/src/member/advanced/advanced.css', ['@media (max-width: 599px)']],
  ['packages/site/src/member/history/history.css', ['@media (max-width: 599px)']],
  ['packages/site/src/member/results/results.css', ['@media (max-width: 599px)']],
  ['packages/ui/src/navigation-bar/NavigationBar.css', ['@media (max-width: 599px)']],
  ['packages/site/src/shell/page/page.css', ['@media (max-width: 599px)']],
  ['packages/ui/src/stat-bar/StatBar.css', ['@media (max-width: 599px)']],
]);

const isTest = (file) => /\.(test|stories|fixtures)\.|\/test-hosts\/|\/test-support\//.test(file);

function sources(folder, out = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sources(path, out);
    else if (/\.(ts|tsx|css)$/.test(entry.name)) out.push(path);
  }
  return out;
}

const problems = [];
const lengths = [];
const texts = new Map();
for (const name of readdirSync(join(root, 'packages'))) {
  for (const path of sources(join(root, 'packages', name, 'src'))) {
    const file = relative(root, path).replaceAll('\\', '/');
    const text = readFileSync(path, 'utf8');
    texts.set(file, text);
    const lines = text.split('\n').length;
    problems.push(...checkFloors(file, text), ...checkSql(file, text));
    for (const [query] of file.endsWith('.css') ? text.matchAll(MEDIA_WIDTH) : [])
      if (!WIDTHS_ALLOWED.get(file)?.includes(query.trim()))
        problems.push(`${file}: ${query.trim()}; use a name of packages/ui/src/custom-media.css`);
    if (isTest(file)) continue;
    if (/\.tsx?$/.test(file)) {
      lengths.push(lines);
      if (lines > HARD_LINES) problems.push(`${file}: ${lines} lines; split it, the limit is ${HARD_LINES}`);
      if (!file.startsWith('packages/core/src/contract/') && MISSPELT.test(text))
        problems.push(`${file}: a misspelt contract name outside core's contract`);
      if (SINKS.test(text) && !SINKS_ALLOWED.has(file))
        problems.push(`${file}: inserts markup into a page; use InlineHtml or DocumentView, which sanitise it`);
      if (/\bdocument\.activeElement\b/.test(text) && file.startsWith('packages/widgets/'))
        problems.push(
          `${file}: document.activeElement is the host inside a shadow root; use getRootNode().activeElement`,
        );
    }
    if (file.startsWith('packages/widgets/') && /\d(rem)\b/.test(text))
      problems.push(`${file}: rem follows the host page's root size; use px or em`);
  }
}
problems.push(...checkCircles(texts));
lengths.sort((a, b) => a - b);
const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
if (median > MEDIAN_LINES) problems.push(`the median source file has ${median} lines; the limit is ${MEDIAN_LINES}`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${lengths.length} source files, median ${median} lines, longest ${lengths.at(-1)}`);
