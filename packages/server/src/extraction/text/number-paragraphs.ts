import { addMark } from './add-mark.js';
import type { Block, Mark } from './block.js';

/** The number at the beginning of a paragraph: `12.`, `12A.`, `3.1`, `12)`, `(12)`, `[12]`. */
const printed =
  /^(?<open>[([]?)(?<main>\d{1,3})(?<letter>[A-Z]?)(?<sub>(?:\.\d{1,2}){0,3})(?<close>\.\)|[.)\]]|(?=\s))(?=\s|["'“‘([A-Z]|$)/;

/** Numbers may be lost or unreadable, so a sequence may skip this many. */
const LARGEST_GAP = 3;

/** A sequence of numbers that begins after this share of an opinion counts the items of a list. */
const LATEST_FIRST = 0.3;

/** A sequence that ends before this share of an opinion counts the items of a list. */
const EARLIEST_LAST = 0.5;

/** Fewer numbers than this are not a sequence. */
const FEWEST = 2;
/** Numbers without a sign may be amounts or years, so more of them are needed. */
const FEWEST_BARE = 4;
const BARE = '';

/** Blocks and characters with which an opinion may begin before its first number. */
const OPENING = 1_500;

interface Numbered {
  readonly block: number;
  /** Offset of the block in the text. */
  readonly offset: number;
  readonly main: number;
  readonly letter: string;
  readonly sub: string;
  readonly style: string;
  /** Length of the number as printed. */
  readonly length: number;
  /** Length of the block. */
  readonly size: number;
  /** Whether it is more often a number of a quotation: `26.This`, or a number below `xxx xxx`. */
  readonly isDoubtful: boolean;
}

/** Returns whether an id is that of a printed paragraph number: `para-12`, `opinion-2-para-12`. */
export const isParagraphId = (id: string): boolean => /^(?:opinion-\d+-)?para-/.test(id);

/**
 * Marks the numbers that the court gave to its paragraphs: `12.` gets the id `para-12`, in a second opinion that counts from 1
 * again `opinion-2-para-12`. Numbers of lists, quotations and the cause title get none: a sequence must begin near the beginning
 * of the opinion and reach its second half. `opinions` are the positions of the blocks in which an opinion begins. Linear.
 */
export function numberParagraphs(blocks: readonly Block[], opinions: readonly number[]): Block[] {
  const numbers = readNumbers(blocks);
  const offsets = offsetsOf(blocks);
  const first = Math.max(
    0,
    blocks.findIndex(({ part }) => part === undefined),
  );
  const starts = [first, ...opinions.filter((at) => at > first)];
  const found = new Map<number, Mark>();
  const used = new Set<string>();
  let last = 0;
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? blocks.length;
    const range = { from: offsets[from] ?? 0, to: offsets[to] ?? 0 };
    const chain = sequenceOf(
      numbers.filter(({ block }) => block >= from && block < to),
      { range, last },
    );
    if (chain.length === 0) continue;
    const opinion = opinions.filter((at) => at <= from).length;
    const prefix = opinion > 1 && (chain[0]?.main ?? 0) <= last ? `opinion-${opinion}-` : '';
    for (const { block, main, letter, sub, length } of chain) {
      const id = `${prefix}para-${main}${letter}${sub}`;
      if (used.has(id)) continue;
      used.add(id);
      found.set(block, { start: 0, end: length, id });
    }
    last = Math.max(last, chain.at(-1)?.main ?? 0);
  }
  return blocks.map((block, index) => {
    const mark = found.get(index);
    return mark === undefined ? block : addMark(block, mark);
  });
}

/** A row that says that the quotation leaves something out. */
const omission = /x{3,}$/i;
/** The first column of a table: `1. 2. 3. Facts Arguments`. */
const listOfNumbers = /^\d{1,3}\.\s\d{1,3}\.?\s/;

function readNumbers(blocks: readonly Block[]): Numbered[] {
  let offset = 0;
  return blocks.flatMap((block, index) => {
    const at = offset;
    offset += block.text.length;
    const groups = block.kind === 'paragraph' && block.part === undefined ? printed.exec(block.text) : null;
    if (groups === null) return [];
    const { open = '', main = '', letter = '', sub = '', close = '' } = groups.groups ?? {};
    const isBelowOmission = omission.test(blocks[index - 1]?.text.slice(-20) ?? '');
    if ((isBelowOmission && sub !== '') || listOfNumbers.test(block.text)) return [];
    return [
      {
        block: index,
        offset: at,
        main: Number(main),
        letter,
        sub,
        style: close === '' && sub === '' ? BARE : `${open}${close === '' ? '.' : close}`,
        length: groups[0].length,
        size: block.text.length,
        isDoubtful: isBelowOmission || /^\S+[A-Z][a-z]/.test(block.text),
      },
    ];
  });
}

/** Offset of every block in the text, and of its end. */
function offsetsOf(blocks: readonly Block[]): number[] {
  const offsets = [0];
  for (const { text } of blocks) offsets.push((offsets.at(-1) ?? 0) + text.length);
  return offsets;
}

interface Opinion {
  readonly range: { readonly from: number; readonly to: number };
  /** The last number of the opinions before. */
  readonly last: number;
}

/** The best sequence of an opinion that counts its paragraphs; empty if none does. */
function sequenceOf(numbers: readonly Numbered[], { range, last }: Opinion): readonly Numbered[] {
  const size = range.to - range.from;
  let best: readonly Numbered[] = [];
  for (const style of new Set(numbers.map((number) => number.style))) {
    const chain = longestChain(
      // A full stop may be missing.
      numbers.filter((number) => number.style === style || (style === '.' && number.style === BARE)),
      ({ main, offset }) =>
        (main <= LARGEST_GAP || (main > last && main <= last + LARGEST_GAP)) &&
        offset - range.from <= Math.max(OPENING, size * LATEST_FIRST),
    );
    const end = chain.at(-1);
    const reach = end === undefined ? 0 : end.offset + end.size - range.from;
    if (
      chain.length >= (style === BARE ? FEWEST_BARE : FEWEST) &&
      reach >= size * EARLIEST_LAST &&
      chain.length > best.length
    )
      best = chain;
  }
  return best;
}

interface Link {
  readonly number: Numbered;
  readonly before: Link | undefined;
  readonly score: number;
  /** Whether it continues a list: the number before it on the page is one less and is not of the sequence. */
  readonly isListed: boolean;
}

/** What a number that is missing in a sequence costs, as a share of one that is there. */
const COST_OF_GAP = 0.6;
/** What a number costs that may belong to a quotation. */
const COST_OF_DOUBT = 0.3;

/**
 * The longest sequence of numbers that count upwards. Lists inside paragraphs count from 1 again and drop out, because the sequence
 * without them is longer.
 */
function longestChain(numbers: readonly Numbered[], mayOpen: (number: Numbered) => boolean): Numbered[] {
  const ends = new Map<number, Link>();
  let best: Link | undefined;
  let previous: Numbered | undefined;
  for (const number of numbers) {
    const link = linkOf(number, { ends, previous, mayOpen });
    previous = number;
    if (link === undefined) continue;
    const rival = ends.get(number.main);
    // An item of a list may come before the number itself: `3. (1. 2. 3. 4. 5.) 4. 5. 6.`
    const isBetter =
      rival === undefined ||
      link.score > rival.score ||
      (link.score === rival.score && rival.isListed && !link.isListed);
    if (!isBetter) continue;
    ends.set(number.main, link);
    if (best === undefined || link.score >= best.score) best = link;
  }
  const chain: Numbered[] = [];
  for (let link = best; link !== undefined; link = link.before) chain.push(link.number);
  return chain.reverse();
}

interface Chains {
  /** The best sequence that ends in a number. */
  readonly ends: ReadonlyMap<number, Link>;
  readonly previous: Numbered | undefined;
  readonly mayOpen: (number: Numbered) => boolean;
}

function linkOf(number: Numbered, { ends, previous, mayOpen }: Chains): Link | undefined {
  const { main, sub, letter } = number;
  let best: Link | undefined = mayOpen(number) ? { number, before: undefined, score: 1, isListed: false } : undefined;
  // `3.1` and `3A` come after 3, or open the next number.
  const least = sub === '' && letter === '' ? 1 : 0;
  for (let gap = least; gap <= LARGEST_GAP; gap += 1) {
    const before = ends.get(main - gap);
    if (before === undefined) continue;
    const score = before.score + 1 - COST_OF_GAP * Math.max(0, gap - 1) - (number.isDoubtful ? COST_OF_DOUBT : 0);
    const isListed = previous?.main === main - 1 && (before.number !== previous || before.isListed);
    if (best === undefined || score > best.score) best = { number, before, score, isListed };
  }
  return best;
}
