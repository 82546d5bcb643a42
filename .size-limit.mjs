// Size budgets, gzip, of what is built. A budget is a gate: to raise one, say why in the commit.
import { readFileSync } from 'node:fs';
import { sizes } from './packages/widgets/sizes.mjs';

const KILO = ' kB';

/** Core's entries in KB of 1,024 bytes, each bundled alone with all it needs (`scripts/size-bundles.mjs`). */
const core = [
  ['client with the whole contract', 'core-client', 18],
  ['client with one service', 'core-one-service', 9],
  ['client with one service that answers searches', 'core-search-service', 11],
  ['session', 'core-session', 4],
  ['remember-me', 'core-remember', 2],
  ['codec', 'core-codec', 7],
  // 2 until it read the origin of a website (0.4), and each message was an export of its own: a form that uses a few of them is 0.25 smaller, all of them are 0.08 larger.
  ['validation', 'core-validation', 2.5],
  // 1.5 until listening was separated from display, for skins that display errors themselves. 0.05 keeps clicks that would be lost
  // when an error line disappears, 0.01 a box that is unticked with one click.
  ['binding of a form to a page', 'core-validation-dom', 1.76],
  ['captcha', 'core-captcha', 3.2],
  // 5 was the aim. parseQuery alone weighs 5.0, toSearchBody 2.7, explain 1.1; patterns and names alone are 1.8. 0.1 reads `1973-1990` next
  // to words as years.
  ['search', 'core-search', 7.8],
  // 5.5 until `1973-1990` next to words was read as years.
  ['bodies of searches', 'core-search-bodies', 5.55],
  // 2.5 until hits named the later judgment that overrules, reverses or doubts a case.
  ['answers of searches', 'core-search-answers', 2.6],
  ['machines, all of them', 'core-machines', 12],
  // 14 was the aim, read as the engine's: what reads, normalises and prints. The check of a text against a library, which a page may
  // leave out, adds 1.3; the whole entry does not reach 14.
  // Its tables weigh 3.2 (series 1.1, acts 0.8, courts 0.5, proceedings 0.5, words 0.2), patterns 3.2.
  // 14 and 15.3 until case numbers kept their kind in full (2.0), volumes had bounds (0.6), and names in Devanagari were read (0.9). The check
  // compares both parties, names later judgments, and lists references (4.5). 0.2 reads abbreviations of the codes and prints the usual form.
  // 0.25 of the check reads `X (supra)`, names over a line, and reports that are in no table; 0.05 of it is the engine's.
  ['citations: the engine', 'core-citation-engine', 18.25],
  // 24.25 until the check listed the numbers of applications that name their bench, which it cannot read.
  ['citations: the whole entry, with the check of a text', 'core-citation', 24.29],
  // 6 was the aim, 6.65 the limit before bounds, Devanagari names and marks before a year. Tables weigh 1.8, patterns 1.1, the reading of a report 1.7; without its parts it would read less.
  ['is this string a citation, which one', 'core-citation-parse', 8.9],
  // 1.2 until the inquiry form read its challenge and the refused field.
  // 0.11 is the later treatment of a verdict and the reads of the finder alone, 0.05 the refusals of a key and the preview of a case.
  ['embed', 'core-embed', 1.45],
].map(([name, file, limit]) => ({
  name: `core: ${name}`,
  path: `.sizes/${file}.js`,
  limit: `${limit} KiB`,
  gzip: true,
}));

/**
 * Parts of ui in kB of 1,000 bytes, each bundled alone with all it needs but React, which its users have, and without the
 * words of react-aria's other languages. The whole library is printed by `scripts/size-bundles.mjs`, not gated.
 */
const ui = [
  ['tabs', 'tabs', 10.5],
  ['dialog', 'dialog', 15],
  ['combo box', 'combo-box', 36],
  ['toasts', 'toasts', 11],
  ['tree', 'tree', 40],
  // 45 until a form cleared a ticked box with one click, and each message became an export of its own, so that widgets leave out the others (0.11).
  ['date range', 'date-range', 45.13],
].map(([name, file, limit]) => ({
  name: `ui: ${name}`,
  path: `.sizes/ui-${file}.js`,
  limit: limit + KILO,
  gzip: true,
}));

/** Styles of the parts above and of the parts inside them. The style sheet of all 65 parts is printed and has no budget. */
const styles = [{ name: 'ui: styles of these parts', path: '.sizes/ui-styles.css', limit: 10 + KILO, gzip: true }];

/** Scripts that a first visit to the home page loads: the entry, what it imports, and the route's own chunks. */
function firstRoute() {
  const folder = 'packages/site/dist/client';
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry || /\/public\/home\//.test(key)) visit(key);
  return [...seen].filter((file) => file.endsWith('.js')).map((file) => `${folder}/${file}`);
}

const site = [{ name: 'site: first public route, scripts', path: firstRoute(), limit: 150 + KILO, gzip: true }];
const widgets = sizes.map((entry) => ({ gzip: true, ...entry }));

export default [...core, ...ui, ...styles, ...widgets, ...site];
