import { paragraphInAnchor } from '@headnote/core/format';
import { shortWords } from '../../document/short-words.js';
import { blocksOf } from '../../reader/work/use-current-place.js';

/** The printed number at the head of a block: `12.`, `[12]`, `34.` of a section. */
const PRINTED = /^\s*[[(]?(\d+[A-Z]{0,3}(?:\.\d+)*)[\])]?[.:]?(?=\s)/;

/** Characters of the words: four lines of the welcome page. */
const LONGEST = 240;

/** The paragraph of a judgment, or the section of an act, where a member stopped. */
export interface StoppedPlace {
  /** The number that is printed there; empty if there is none. */
  readonly label: string;
  readonly text: string;
  /** Place of a block in the text, from 0 to 1; undefined for an anchor that the text does not have. */
  readonly shareOf: (anchor: string) => number | undefined;
}

/** Finds the words at a share of a text. Undefined when the text has no paragraphs. */
export function stoppedPlace(root: Element, kind: 'judgment' | 'act', share: number): StoppedPlace | undefined {
  const blocks = blocksOf(root, kind).map((element) => ({ element, words: wordsOf(element) }));
  const total = blocks.reduce((sum, { words }) => sum + words.length, 0);
  if (total === 0) return undefined;
  const starts = new Map<string, number>();
  let before = 0;
  for (const { element, words } of blocks) {
    starts.set(element.id, before / total);
    before += words.length;
  }
  const full = blocks.filter(({ words }) => words !== '');
  const at = full.findLast(({ element }) => (starts.get(element.id) ?? 0) <= share) ?? full[0];
  if (!at) return undefined;
  const heading = kind === 'act' ? at.element.querySelector('h2, h3, h4') : null;
  const marked = [...at.element.querySelectorAll('[id]')].map(({ id }) => paragraphInAnchor(id)).find(Boolean);
  const printed = PRINTED.exec(at.words);
  const text = heading ? at.words.slice(wordsOf(heading).length).trim() || at.words : at.words;
  return {
    label: marked ?? printed?.[1] ?? '',
    text: shortWords(heading ? text : text.slice(printed?.[0].length ?? 0).trim(), LONGEST),
    shareOf: (anchor) => starts.get(anchor),
  };
}

const wordsOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
