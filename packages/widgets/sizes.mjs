// Size limits of the script build in kB of 1,000 bytes, gzip. A limit is a gate: to raise one, say why in its line.
import { readFileSync } from 'node:fs';
import { widgetNames } from './src/widget-names.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const dist = 'packages/widgets/dist';
const v1 = `${dist}/v1`;
const KILO = ' kB';

// 1.2 until it had the names of all widgets and the addresses of the pinned files (0.06). 0.22 reads the defaults of the key while the
// code loads: in any other file they would delay the first data by one round trip.
// 0.13: it waits for the end of the page before it reads defaults, and finds its tag although the code was copied, renamed or inlined.
const LOADER = 1.61;
// 9.5 until the element ran any machine (a form and a combobox as well as a list), options were free text, and requests had the partner's key.
// 0.55: what two widgets use is here (citations, store and clock of core's machines), and the console names an invalid attribute.
// 0.02: black text on paper. 0.08: names of months (the browser's date formats took a slow phone 100 ms), and a reader on the fallback
// goes on in the view; each whole and ALL have it too. 0.02: dates, values and consent in their order on a page from right to left.
// 0.01: the months come from the words of the language; own and whole of the preview have 0.03 for it.
// 0.03: the finder and the check, which compares quotations, share how a call with a body is written; each whole has it too.
// 0.02 checks the lists of what is near a citation.
// 0.25 names attributes that no widget has, and curly quotation marks; each pinned file, each whole and ALL have it too.
// 0.01: tabs that stand on two lines.
const SHARED = 11.01;

// No number was planned. It must stay smaller than the loader, which it replaces.
const FRAME = 1;

// 26 was the aim: the sum of the loader, the shared runtime and four chunks, each of which is over its aim for the reason in its line.
// 0.25: the loader, colours on paper, and the finder that says so when its page has no check. 0.2: the finder recovers, see its line.
// 0.01: tables of words are Maps, so that `constructor` is no entry of them.
// 0.02: core's combo box can show options before their answer.
// 0.51: the sentences about what is near a citation.
// 0.13: what the inquiry form says more, see its line. 0.16: what became of a section of the old codes.
const ALL = 37.72;

/** Own chunk, whole transfer up to the first data, and the pinned file of each widget. */
const WIDGETS = {
  // 2.5 until a case number of two lines was cut at its left edge; 0.01 keeps it inside the box. 0.02 names the outcome.
  // 1.4 is core's ticker, which is tested once for all skins, and its view. The whole has what SHARED and LOADER have more.
  'latest-cases': { own: 3.97, whole: 16.54, pinned: 17 },
  // Each whole has 0.22 more since the loader reads the defaults of the key; each file 0.08 so that citations and counts keep their order
  // on a page from right to left.
  // 4 and 15.5 were the aim. Core's combo box, whose keys and requests are tested once for all skins, weighs 2.2; the words for 13 answers
  // 1.2; the style sheet 1.2; the reads of three calls 0.3. 0.1 reads each text once, because each read counts in the visitor's allowance.
  // 0.2: a check that could not be loaded is fetched again from a new address, the page is told, and the focus is not lost.
  // 0.01 for Maps, see ALL, and 0.02 for the combo box.
  // 0.5 says what the library has near a citation, in sentences of core.
  // 0.15 says what became of a section of the old codes.
  'citation-finder': { own: 8.8, whole: 21.4, pinned: 17.93 },
  // Complete, with the citation engine; fetched on first use. The PDF reader is apart, and printed.
  // 60 until it had five columns, a Word file of the report, quotations and pinpoints (about 2.5 together) and surnames told apart (4.4).
  // 0.1 says that a judgment without parties is found and its name not compared. 1.3: the engine reads more citations, see its budget.
  // 1.2: it reads files in a worker that it can end, starts that from another origin, counts citations before it checks, and has a
  // sentence for each limit.
  // 0.32: Hindi names of codes, sections with their letters apart, see the engine's budget.
  // 0.49 says what is near, see the finder. 0.08 leaves damaged roman numbers unread.
  // 0.01 counts `id.` before it checks, and bounds a pinpoint.
  // 0.08 lists the judgments before and behind a citation in its volume, and why the library does not have it.
  'citation-check': { own: 68.89, whole: 81.5, pinned: 68.71 },
  // 5.5 and 17 were the aim: the view with its list of errors and answers is 3.4, its styles 1.2, core's form with its rules 2.0. The
  // calls, the picture and their styles (2.0) come on the first focus. 17 of the pinned file until long addresses wrapped at 200 px.
  // 0.08: every control has `data-name`, and a sent inquiry says where the answer goes.
  'inquiry-form': { own: 7.33, whole: 19.94, pinned: 17.65 },
  // 3 and 14 were the aims: the texts of every state weigh 0.9, its style sheet 1.6. 0.02 is its width in a table or a float.
  'case-preview': { own: 5.07, whole: 17.68, pinned: 17 },
};

const limitsOf = (name) => {
  const { own, whole, pinned } = WIDGETS[name];
  const chunk = `${v1}/${name}.js`;
  return [
    { name: `widgets: ${name}, own`, path: chunk, limit: own + KILO },
    {
      name: `widgets: ${name}, whole transfer`,
      path: [`${v1}/widgets.js`, `${v1}/shared.js`, chunk],
      limit: whole + KILO,
    },
    { name: `widgets: ${name}, pinned`, path: `${dist}/${version}/${name}.js`, limit: pinned + KILO },
  ];
};

/** Those that a page shows from the start; the check of a brief is fetched on first use. */
const FOUR = widgetNames.filter((name) => name !== 'citation-check');

/** The files with their limits. */
export const sizes = [
  { name: 'widgets: loader', path: `${v1}/widgets.js`, limit: LOADER + KILO },
  { name: 'widgets: shared runtime', path: `${v1}/shared.js`, limit: SHARED + KILO },
  { name: 'widgets: frame script of the host page', path: `${v1}/frame.js`, limit: FRAME + KILO },
  ...widgetNames.flatMap(limitsOf),
  {
    name: 'widgets: all four on one page, whole transfer',
    path: ['widgets', 'shared', ...FOUR].map((file) => `${v1}/${file}.js`),
    limit: ALL + KILO,
  },
];
