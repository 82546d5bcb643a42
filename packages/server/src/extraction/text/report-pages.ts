import type { Block, Mark } from './block.js';
import { closesLine } from './join-lines.js';

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
 * Takes the page numbers of the printed report out of the running text: numbers that count upwards from the report's first page and are a
 * page apart, with the running head and the printer's mark beside them. The empty mark `page-785` stays where page 785 begins. A word that
 * the page cut is joined, and so is a sentence. Linear in the text.
 */
export function markReportPages(blocks: readonly Block[], firstPage: number): Block[] {
  const chain = longestChain(findNumbers(blocks, firstPage));
  const size = blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (chain.length < Math.max(FEWEST, (size / USUAL_PAGE) * LEAST_SHARE)) return [...blocks];
  const known = knownWords(blocks, chain);
  const found = Map.groupBy(chain, ({ block }) => block);
  const marked: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    const pages = found.get(index);
    const taken = pages === undefined ? block : withoutNumbers(block, pages, known);
    const last = marked.at(-1);
    const opens = pages?.[0]?.start === 0;
    if (taken.text === '' || (opens && last !== undefined && goesOn(last, taken))) append(marked, taken);
    else marked.push(taken);
  }
  return marked;
}

/** The running head of a page of the report. */
const head =
  /^\s?(?:SUPREME COURT REPORTS|S\.\s?C\.\s?R\.)(?:\s?[[(]?(?:19|20)\d\d[\])]?)?(?:\s?(?:Supp\.?|\d{1,2})?\s?S\.\s?C\.\s?R\.)?/;
/** The printer's mark at the foot of a sheet: `11-833 SCI/76`, `L1205SupCI/70`. */
const sheet =
  /(?:^|\s)[-—A-Z]{0,3}\d{0,4}\s?[-—]{0,3}\s?[\dlIO]{1,5}\s?(?:M|LM)?\s?S(?:up(?:re?)?)?\.?\s?C\.?\s?[Il1.]{0,2}\s?(?:\(?ND\)?|\(NP\)|India)?\s?[/-]\s?\d{2}\s?[-—]?\s?\d{0,3}\s?$/;
/** Characters that a printer's mark fills at most. */
const SHEET = 30;

function withoutNumbers(block: Block, pages: readonly Found[], known: ReadonlySet<string>): Block {
  let text = '';
  let done = 0;
  const marks: Mark[] = [];
  for (const { start, end, value } of pages) {
    let before = text + block.text.slice(done, start);
    const printed = sheet.exec(before.slice(-SHEET))?.[0] ?? '';
    before = before.slice(0, before.length - printed.length).trimEnd();
    const rest = block.text.slice(end);
    done = end + (head.exec(rest.slice(0, 60))?.[0].length ?? 0);
    done += /^\s*/.exec(block.text.slice(done, done + 4))?.[0].length ?? 0;
    text = joinWord(before, /^[a-z]+/.exec(block.text.slice(done, done + 40))?.[0] ?? '', known);
    marks.push({ start: text.length, end: text.length, id: `page-${value}` });
  }
  text += block.text.slice(done);
  const length = text.trimEnd().length;
  const { marks: _marks, ...rest } = block;
  return {
    ...rest,
    text: text.trimEnd(),
    marks: marks.map((mark) => ({ ...mark, start: Math.min(mark.start, length), end: Math.min(mark.end, length) })),
  };
}

/** The text before a page, ready for the text behind it: `demo-` loses its hyphen before `lition`. */
function joinWord(before: string, next: string, known: ReadonlySet<string>): string {
  const part = /([A-Za-z]+)-$/.exec(before.slice(-40))?.[1];
  if (part === undefined || next === '') return before === '' ? '' : `${before} `;
  return known.has(`${part}-${next}`.toLowerCase()) ? before : before.slice(0, -1);
}

/** The words with a hyphen that a page may have cut and that the text has elsewhere. */
function knownWords(blocks: readonly Block[], chain: readonly Found[]): ReadonlySet<string> {
  const isCut = chain.some(({ block, start }) => blocks[block]?.text.slice(0, start).trimEnd().endsWith('-'));
  if (!isCut) return new Set();
  return new Set(
    blocks.flatMap(({ text }) => text.match(/\b[A-Za-z]+-[a-z]+/g) ?? []).map((word) => word.toLowerCase()),
  );
}

/** Whether the first words of a page belong to the last sentence of the page before. */
function goesOn(last: Block, { kind, text, part }: Block): boolean {
  if (last.kind !== 'paragraph' || kind !== 'paragraph' || last.part !== part) return false;
  return /^[a-z]/.test(text) && !/^[a-z]{1,2}[).]/.test(text) && !closesLine.test(last.text.slice(-8));
}

/** Adds a text with its marks to the last block; marks alone stand at its end. */
function append(marked: Block[], { text, marks = [] }: Block): void {
  const last = marked.at(-1);
  if (last === undefined) return;
  const cut = /(?<=[A-Za-z])-$/.test(last.text) && /^[a-z]/.test(text);
  const start = cut ? last.text.slice(0, -1) : text === '' ? last.text : `${last.text} `;
  marked[marked.length - 1] = {
    ...last,
    text: start + text,
    marks: [
      ...(last.marks ?? []).map((mark) => ({
        ...mark,
        start: Math.min(mark.start, start.length),
        end: Math.min(mark.end, start.length),
      })),
      ...marks.map((mark) => ({ ...mark, start: mark.start + start.length, end: mark.end + start.length })),
    ],
  };
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
