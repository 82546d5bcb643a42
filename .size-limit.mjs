// Size budgets, gzip, of what is built. A budget is a gate: to raise one, say why in the commit.
import { readFileSync } from 'node:fs';
import { sizes } from './packages/widgets/sizes.mjs';

const KILO = ' kB';

/** Core's entries in KB of 1,024 bytes, each bundled alone with all it needs (`scripts/size-bundles.mjs`). */
const core = [
  // 18 until documents had their coverage and reports of errors, the configuration its news (0.3), and lists of authorities (0.02).
  // 0.04 reads the headings of a judgment for its preview, and whether its original is kept.
  // 0.16 reads the spellings that were also searched, and has the texts of errors as exports, which the pages in Hindi replace; 0.02 reads the paragraphs of bookmarks.
  // 0.03 reads the counts of wider searches.
  // 0.04 compares what a text quotes, and prints the report of its check. 0.14: who says a treatment, lists of reports, proofs of work.
  // 0.3 of each client reads an answer that arrives in parts, 0.65 are the calls of the assistant and of access tokens.
  // 0.21 sends a PDF for the assistant, and reads the list of those sent.
  // 0.04: what a section without its act may mean, and where fields of a judgment were read.
  // 0.04 reads the words of a page of a member's PDF.
  // 0.02: the ids of all sources of a judgment; so in the next ones.
  // 0.08 suggests for the search box.
  // 0.13 reads what is near: judgments that lack a word, and what the library has near a citation.
  // 0.06: the state of the operator, the sample apart, judgments referred to, and more settings.
  // 0.39: the list of acts, judgments on a section, words of acts, and the pairs of the codes.
  // 0.95: the ten calls of alerts.
  ['client with the whole contract', 'core-client', 21.7],
  ['client with one service', 'core-one-service', 9.3],
  ['client with one service that answers searches', 'core-search-service', 11.26],
  // 4 until it stored the days that remain when the server says them, which the bars show (0.07). 0.01 are texts of errors as exports.
  // 0.04: a tab that slept while another user signed in sends nothing as that user, and tells its page.
  ['session', 'core-session', 4.12],
  ['remember-me', 'core-remember', 2],
  ['codec', 'core-codec', 7],
  // 2 until it read the origin of a website (0.4), and each message was an export of its own: a form that uses a few of them is 0.25 smaller, all of them are 0.08 larger.
  // 0.05 says that a user name is reserved.
  ['validation', 'core-validation', 2.55],
  // 1.5 until listening was separated from display, for skins that display errors themselves. 0.05 keeps clicks that would be lost
  // when an error line disappears, 0.01 a box that is unticked with one click.
  ['binding of a form to a page', 'core-validation-dom', 1.76],
  ['captcha', 'core-captcha', 3.2],
  // 5 was the aim. parseQuery alone weighs 5.0, toSearchBody 2.7, explain 1.1; patterns and names alone are 1.8. 0.1 reads `1973-1990` next
  // to words as years. 0.13 narrows by outcome, bench, treatment and years, and searches within results,
  // 0.4 reads the parties of `A v B`.
  // 0.19 reads case types and numbers, corrects days that do not exist, and writes what narrows a search as text.
  // 0.48 has the words of explain in a table of their own, which the pages in Hindi replace. 0.2 does the same for problems of a search.
  // 0.01 asks for the ids of all sources of a judgment.
  // 0.06 leaves out who has no name behind a party (`& Ors.`), and reads `V/s`.
  // 0.33 reads a section with its parts in words or apart, and names the outcomes that there are.
  // 1.05 leaves out stop words and the words around a judge's name, in two languages, and asks for provisions and the sample.
  // 0.09: `only` and `offence`, for the codes before and after 1 July 2024. 0.02: `u/s` with a mark behind it.
  // 0.84: sections of the six criminal codes among other words (`302/34 IPC bail`) are provisions, also with the codes' full names and double
  // blanks, and the time of an offence is said in words.
  // 2.78: provisions of every act with a short name (`section 138 NI Act cheque`, `53A TPA`, `302 r/w 34 IPC`), with the engine's table of acts, which is 1.3.
  ['search', 'core-search', 14.47],
  // 5.5 until `1973-1990` next to words was read as years. 0.9 counts facets and lists the ways on when nothing is found, 0.66 is the parties of `A v B`.
  // 0.24 keeps what narrows a search in links, and writes courts as text. 0.02 takes the months of dates from the words of the language.
  // 0.05 reads Hindi words between parties.
  // 0.35 asks for all counts of a page with its one search, and for wider searches.
  // 0.07 leaves out who has no name behind a party, and reads `V/s`.
  // 0.02: two more outcomes. 0.12 counts the judgments without a date, and marks the words of a search in the names of the parties.
  // 1 is the same, and asks for near misses.
  // 0.73: sections of the criminal codes, also printed and by the codes' full names, and an act that is searched by them.
  // 2.78: the same provisions of every act.
  ['bodies of searches', 'core-search-bodies', 12.76],
  // 2.5 until hits named the later judgment that overrules, reverses or doubts a case. 0.07 reads the spellings that were also searched. 0.02 reads the
  // counts of wider searches. 0.01 says how many documents are not searchable.
  // 0.03: the judgment that reports what another one did. 0.02: where fields were read. 0.01: all sources of a judgment.
  // 0.04: judgments that lack words of the search.
  ['answers of searches', 'core-search-answers', 2.82],
  ['machines, all of them', 'core-machines', 12],
  // 14 was the aim, read as the engine's: what reads, normalises and prints. The check of a text against a library, which a page may
  // leave out, adds 1.3; the whole entry does not reach 14.
  // Its tables weigh 3.2 (series 1.1, acts 0.8, courts 0.5, proceedings 0.5, words 0.2), patterns 3.2.
  // 14 and 15.3 until case numbers kept their kind in full (2.0), volumes had bounds (0.6), and names in Devanagari were read (0.9). The check
  // compares both parties, names later judgments, and lists references (4.5). 0.2 reads abbreviations of the codes and prints the usual form.
  // 0.25 of the check reads `X (supra)`, names over a line, and reports that are in no table; 0.05 of it is the engine's.
  // 0.12 reads the sections that share the word before them: `Section 302 IPC/103 BNS`.
  // 1.3 finds names behind a citation, in one-party forms, in the sentence before and in Hindi. 0.15: the last article, section and
  // order of the main acts, so that `Article 18-833` is none; 0.2 of the reading of one string. 0.05: a court before a name is no party.
  // 1.2: the Supreme Court Cases' own abbreviations (0.3), the codes of courts and their seats (0.35), further numbers of a line of case
  // numbers and more kinds (0.35), supplements in square brackets, glued volumes and page numbers (0.2).
  // 0.2: Hindi names of codes, sections and articles; 0.1: sections with their letters apart, several clauses, acts that amend the Constitution.
  // 0.08 leaves a damaged roman number unread: `IIII` is no 4. 0.05: codes of other countries.
  ['citations: the engine', 'core-citation-engine', 21.63],
  // 24.25 until the check listed the numbers of applications that name their bench, which it cannot read.
  // 0.12 names the missing parts of a citation, 0.06 takes out invisible characters.
  // 3.2 tells surnames apart: names one letter from another (1.2), parts of a party, Hindi names in English letters (0.9).
  // 0.02: the check passes on why the library does not have a citation.
  ['citations: the whole entry, with the check of a text', 'core-citation', 30.9],
  // 6 was the aim, 6.65 the limit before bounds, Devanagari names and marks before a year. Tables weigh 1.8, patterns 1.1, the reading of a report 1.7; without its parts it would read less.
  // 0.02: tables looked up by words of a text are Maps, so that `constructor` is no entry of them.
  // 0.21: Hindi names of codes, sections and articles, which share the table of courts and series.
  ['is this string a citation, which one', 'core-citation-parse', 10.3],
  // 1.2 until the inquiry form read its challenge and the refused field.
  // 0.11 is the later treatment of a verdict and the reads of the finder alone, 0.05 the refusals of a key and the preview of a case, 0.03 lists on pages with Prototype.js.
  // 0.02 compares quotations and pinpoints.
  // 0.5 are the sentences about what is near a citation.
  // 0.14: the place of a section in the other code.
  ['embed', 'core-embed', 2.15],
].map(([name, file, limit]) => ({
  name: `core: ${name}`,
  path: `.sizes/${file}.js`,
  limit: `${limit} KiB`,
  gzip: true,
}));

/**
 * Parts of ui in kB of 1,000 bytes, each bundled alone with all it needs but React, which its users have. The whole library is printed by `scripts/size-bundles.mjs`, not gated.
 */
const ui = [
  ['tabs', 'tabs', 10.5],
  ['dialog', 'dialog', 15],
  ['combo box', 'combo-box', 36],
  ['toasts', 'toasts', 11],
  ['tree', 'tree', 40],
].map(([name, file, limit]) => ({
  name: `ui: ${name}`,
  path: `.sizes/ui-${file}.js`,
  limit: limit + KILO,
  gzip: true,
}));

/** Styles of the parts above and of the parts inside them. The style sheet of all 63 parts is printed and has no budget. */
const styles = [{ name: 'ui: styles of these parts', path: '.sizes/ui-styles.css', limit: 10 + KILO, gzip: true }];

const folder = 'packages/site/dist/client';
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
const modules = Object.keys(manifest);
const entries = modules.filter((key) => manifest[key].isEntry);

/** Scripts that a first visit to a page loads: the entry, what it imports, and the page's own chunks. */
function scriptsOf(...pages) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of [...entries, ...pages]) visit(key);
  return [...seen].filter((file) => file.endsWith('.js')).map((file) => `${folder}/${file}`);
}

// 150 until the client read what a section without its act may mean, and where fields were read (0.15).
// 0.65: the search box has a place for the list of suggestions and loads it on the first focus; the list itself is not here.
// 0.32: the client reads what is near a search and a citation, and who says that an act is repealed. 0.1 leaves out `and others`.
// 0.5: folded lists open for print, a page of the member area that was not opened before says so without a connection, the address of an
// order, and two more searches to try.
// 0.9: a tab that changed its member forgets him on every page (0.2); notes of amendments and the line of a pair of sections (0.5), which
// are in the same file of core as what every page formats; addresses of the list of acts and of the codes.
// 0.4: the addresses of alerts and of the page that stops one, and their files in the list of what is loaded later.
// 0.18: what Firefox stops loading when a page is left is no error.
const FIRST_ROUTE = 153.25;
/** What a screen of the member area may load beyond the first public route: 60 KB of 1,024 bytes. */
const MEMBER_ROUTE = 61.44;
/**
 * Screens that are over this limit. The reader of a judgment loads 69.3 KB more than the first public route: 14.8 KB of it is the
 * sanitiser, 6 KB the lists of citations, 1.3 KB name overruled cases in copies, the limit of notes, and the paragraphs of bookmarks. The advanced search loads eleven fields with completions and the tree of courts.
 * 0.8 KB of a judgment, and 0.4 KB of the results that put them over the limit, say who says that a case is overruled.
 * 1 KB opens the assistant's panel, whose own code is loaded with it. 0.4 KB of every screen are the calls of the assistant and of
 * access tokens in the client.
 * 0.4 KB of it ask for all counts of a page of results in one search (three requests instead of eight). 0.1 KB are uploads in the client,
 * and what a sign-out in another tab forgets. 0.8 KB of the search read more citations, see the engine. 0.6: Hindi names of codes, and
 * in a judgment the choice between two acts.
 * 0.1 KB show a judgment from several sources under the address of each, and how many a row has.
 * 0.9 KB of the results and of the chunks that the advanced search shares with them, 0.3 KB of a judgment: words of the search marked in
 * names, judgments without a date counted, files named by their citation, and recent searches forgotten at the sign-out.
 * 2.1 KB of the results and the advanced search, 0.7 of the welcome page, which asks for the same, leave out stop words, ask for
 * provisions and the sample, show a row for a section, and read sections in words.
 * 0.3 of them: the citation that a member wants first. 0.8 of the results: as many as a member wants on a page, and no click in the history.
 * 1.1 of the welcome page: courts in tabs, its parts by choice, and the way to all latest cases.
 * 1.4 KB of a judgment are its place in the results, the division of its chart, folded particulars and the rail; 0.3 KB of an act the
 * counts of its sections and their sheet on a phone. Judgments on a section, brackets of amendments, bars by year and words of a section
 * come after the text.
 * 2.35 of an act are its marks of amendments, which the text needs (0.5), the line of the pair in the other code (0.6), the list of sections on
 * a phone, and the tools of the reader that it shares with a judgment, where they are 1.5. 1.75 of the results: the choice of codes before and
 * after 1 July 2024, and the requests of the list of acts in the same file.
 * 0.3 KB of a judgment, an act and the results start an alert; its dialog is loaded when it opens.
 * 0.66 KB of the results say which pair a provision among other words also finds, and print the search without it.
 * 0.42 of them: sections of the criminal codes among other words, and an alert that knows its search.
 * 2.66 of the results, the advanced search and the welcome page: provisions of every act among other words, with the table of acts.
 * 0.04 of a judgment: where the hits are in its contents.
 */
const OVER = { case: 78.1, act: 64.46, advanced: 72.51, results: 74.14, welcome: 66.47 };
const frame = 'src/app/MemberArea.tsx';
const screens = modules.filter((key) => /^src\/member\/.*route\.ts$/.test(key));

const site = [
  {
    name: 'site: first public route, scripts',
    path: scriptsOf(...modules.filter((key) => /\/public\/home\//.test(key))),
    limit: FIRST_ROUTE + KILO,
    gzip: true,
  },
  ...screens.map((key) => {
    const screen = key.split('/')[2];
    return {
      name: `site: ${screen} of the member area, scripts`,
      path: scriptsOf(frame, key),
      limit: FIRST_ROUTE + (OVER[screen] ?? MEMBER_ROUTE) + KILO,
      gzip: true,
    };
  }),
];
const widgets = sizes.map((entry) => ({ gzip: true, ...entry }));

/** What each further public screen loads beyond the first public route: 20 kB at most; 0.1 more for a judgment, which says who overrules it, 0.3 which says where its fields were read, 0.95 which folds counsel and the particulars and lists judgments referred to, 0.02 more names of shared files. */
function furtherScreens() {
  const client = 'packages/site/dist/client';
  const chunks = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'));
  const filesOf = (keys, files = new Set()) => {
    for (const key of keys) {
      const { file, imports = [] } = chunks[key];
      if (files.has(file)) continue;
      files.add(file);
      filesOf(imports, files);
    }
    return files;
  };
  const names = Object.keys(chunks);
  const first = filesOf(names.filter((key) => chunks[key].isEntry || /\/public\/home\//.test(key)));
  return names.flatMap((key) => {
    const screen = /^src\/public\/([\w-]+)\/route\.ts$/.exec(key)?.[1];
    if (screen === undefined || screen === 'home') return [];
    const files = [...filesOf([key])].filter((file) => file.endsWith('.js') && !first.has(file));
    const path = files.map((file) => `${client}/${file}`);
    return [
      {
        name: `site: ${screen}, beyond the first public route`,
        path,
        // 0.03 of a judgment: its file of later icons has a bell.
        limit: (screen === 'case' ? 21.6 : 20) + KILO,
        gzip: true,
      },
    ];
  });
}

export default [...core, ...ui, ...styles, ...widgets, ...site, ...furtherScreens()];
