import { explain, type QueryTree } from '@headnote/core/search';

/** A stretch of the sentence that says a search back. */
export interface UnderstoodRun {
  text: string;
  /** `said`: the searcher's own words; `reading`: what they were taken to mean; `plain`: the rest of the sentence. */
  role: 'said' | 'reading' | 'plain';
}

// Private characters around the searcher's words on their way through `explain`; nobody can type them by hand.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SAID = new RegExp(`(“?${OPEN}[^${CLOSE}]*${CLOSE}”?)`);

/** What of `explain`'s own words is a reading: how near, how many words, which years, how many judges. */
const READING =
  /(in the same (?:sentence|paragraph)|within \d+ words? of|at most \d+ words? before|with up to \d+ words? between|words that begin with|words like|decided (?:on|in|from|until|by) \d[\w ]*?(?: or (?:more|fewer))?(?= and | or |[,)]|$))/;

/** The sentence of core's `explain`, taken apart into the searcher's words, our reading, and the rest. */
export function understoodRuns(tree: QueryTree, options: { kind?: 'cases' | 'acts' } = {}): UnderstoodRun[] {
  return explain(marked(tree), options)
    .split(SAID)
    .flatMap((part, index) => (index % 2 === 1 ? [said(part)] : readings(part)));
}

function said(part: string): UnderstoodRun {
  return { text: part.replace(OPEN, '').replace(CLOSE, ''), role: 'said' };
}

function readings(part: string): UnderstoodRun[] {
  return part
    .split(READING)
    .map((text, index): UnderstoodRun => ({ text, role: index % 2 === 1 ? 'reading' : 'plain' }))
    .filter(({ text }) => text !== '');
}

function marked(tree: QueryTree): QueryTree {
  switch (tree.type) {
    case 'all':
    case 'range':
      return tree;
    case 'word':
    case 'phrase':
      return { ...tree, text: `${OPEN}${tree.text}${CLOSE}` };
    case 'pattern':
      // A star at the end is said in words, so it is none of the searcher's.
      return { ...tree, text: tree.text.replace(/^(.*?)(\*?)$/s, `${OPEN}$1${CLOSE}$2`) };
    case 'not':
    case 'field':
      return { ...tree, of: marked(tree.of) };
    case 'and':
    case 'or':
    case 'near':
      return { ...tree, of: tree.of.map(marked) };
  }
}
