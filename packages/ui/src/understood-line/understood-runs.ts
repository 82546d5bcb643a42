import { explainParts, type QueryTree } from '@headnote/core/search';

/** Piece of the sentence that says how a search was understood. */
export interface UnderstoodRun {
  /** Text of the piece. */
  text: string;
  /** `said`: the reader's own words; `reading`: how we read them; `plain`: the rest of the sentence. */
  role: 'said' | 'reading' | 'plain';
}

// Private-use characters that mark the reader's words inside the text of `explain`; readers cannot type them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SAID = new RegExp(`(“?${OPEN}[^${CLOSE}]*${CLOSE}”?)`);

/** Splits the sentence of core's `explain` into the reader's words, our reading, and the rest. */
export function understoodRuns(tree: QueryTree, options: { kind?: 'cases' | 'acts' } = {}): UnderstoodRun[] {
  return explainParts(tree, { ...options, mark: marked }).flatMap(({ text, isReading }) =>
    isReading ? [{ text, role: 'reading' as const }] : saidIn(text),
  );
}

function saidIn(part: string): UnderstoodRun[] {
  return part
    .split(SAID)
    .map((text, index): UnderstoodRun => {
      if (index % 2 === 0) return { text, role: 'plain' };
      return { text: text.replace(OPEN, '').replace(CLOSE, ''), role: 'said' };
    })
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
      // `explain` puts a final star into words, so it does not count as the reader's text.
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
