import { addMark } from './add-mark.js';
import type { Block } from './block.js';

/** Characters of one printed page of a report, at least and at most. */
const SHORTEST_PAGE = 500;
const LONGEST_PAGE = 7_000;

/** A page whose number is lost makes the next one this much further away. */
const LARGEST_GAP = 3;

/** Pages by which the number of the first page found may exceed the first page of the report. */
const LONGEST_HEAD = 60;

/** Fewer pages than this may be chance. */
const FEWEST = 2;

/** At least this share of the pages that a text of its length fills must be found. */
const LEAST_SHARE = 0.4;
const USUAL_PAGE = 3_000;

const standing = /(?<=^|\s)\d{1,4}(?=\s|$)/g;

interface Found {
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly value: number;
}

interface Link {
  readonly found: Found;
  readonly before: Link | undefined;
  readonly score: number;
}

/**
 * Marks the page numbers of the printed report that stand inside the running text: numbers that count upwards from the report's first page
 * and are a page apart. `page-785` is the mark of page 785. Linear in the text.
 */
export function markReportPages(blocks: readonly Block[], firstPage: number): Block[] {
  const chain = longestChain(findNumbers(blocks, firstPage));
  const size = blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (chain.length < Math.max(FEWEST, (size / USUAL_PAGE) * LEAST_SHARE)) return [...blocks];
  const marked = [...blocks];
  for (const { block, start, end, value } of chain) {
    const before = marked[block];
    if (before !== undefined) marked[block] = addMark(before, { start, end, id: `page-${value}` });
  }
  return marked;
}

function findNumbers(blocks: readonly Block[], firstPage: number): Found[] {
  let offset = 0;
  return blocks.flatMap(({ text }, block) => {
    const at = offset;
    offset += text.length;
    return [...text.matchAll(standing)].flatMap(({ 0: digits, index }) => {
      const value = Number(digits);
      const last = firstPage + LONGEST_HEAD + (at + index) / SHORTEST_PAGE;
      if (value < firstPage || value > last) return [];
      return [{ block, start: index, end: index + digits.length, offset: at + index, value }];
    });
  });
}

function longestChain(numbers: readonly Found[]): Found[] {
  const ends = new Map<number, Link>();
  let best: Link | undefined;
  for (const found of numbers) {
    let link: Link = { found, before: undefined, score: 1 };
    for (let gap = 1; gap <= LARGEST_GAP; gap += 1) {
      const before = ends.get(found.value - gap);
      if (before === undefined) continue;
      const distance = found.offset - before.found.offset;
      if (distance < SHORTEST_PAGE * gap || distance > LONGEST_PAGE * gap) continue;
      const score = before.score + 1 - (gap - 1) / 2;
      if (score > link.score) link = { found, before, score };
    }
    const rival = ends.get(found.value);
    if (rival === undefined || link.score >= rival.score) ends.set(found.value, link);
    if (best === undefined || link.score > best.score) best = link;
  }
  const chain: Found[] = [];
  for (let link = best; link !== undefined; link = link.before) chain.push(link.found);
  return chain.reverse();
}
