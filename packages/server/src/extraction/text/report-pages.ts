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

/**
 * The report's first page may be unknown, or that of another edition. Then more pages must be found, nearly all of them, and a number that
 * belongs to the word before it (`section 12`) or can be a year is none.
 */
const FEWEST_WITHOUT_FIRST = 4;
const LEAST_WITHOUT_FIRST = 0.65;
const FIRST_YEAR = 1_800;
const LAST_YEAR = 2_050;
const counted =
  /\b(?:s|ss|sections?|sub-sections?|arts?|articles?|rules?|rr?|orders?|paras?|paragraphs?|clauses?|cls?|nos?|numbers?|pages?|pp?|items?|entry|entries|exs?|exts?|exhibits?|p\.?\s?w|d\.?\s?w|rs|schedules?|chapters?|parts?|volumes?|vols?|and|or|to|nearly|about|at|of|by|than)\.?\s$/i;

const standing = /(?<=^|\s)\d{1,4}(?=\s|$)/g;
/** A number that scanning split, inside a sentence: `the entry 8 32 can be`. */
const split = /(?<=[A-Za-z,.)]\s)\d{1,3} \d{1,3}(?=\s[A-Za-z])/g;

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
 * the page cut is joined, and so is a sentence. `firstPage` is the report's first page, if it is known. Linear in the text.
 */
export function markReportPages(blocks: readonly Block[], firstPage?: number): Block[] {
  const chain = findPages(blocks, firstPage);
  if (chain.length === 0) return [...blocks];
  const count = countWords(blocks);
  const found = Map.groupBy(chain, ({ block }) => block);
  const marked: Block[] = [];
  for (const [index, block] of blocks.entries()) {
    const pages = found.get(index);
    const taken = pages === undefined ? block : withoutNumbers(block, pages, count);
    const last = marked.at(-1);
    const opens = pages?.[0]?.start === 0;
    if (taken.text === '' || (opens && last !== undefined && goesOn(last, taken))) append(marked, taken);
    else marked.push(taken);
  }
  return marked;
}

/** The numbers of the pages; empty if too few are found. */
function findPages(blocks: readonly Block[], firstPage: number | undefined): Found[] {
  const size = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const usual = size / USUAL_PAGE;
  if (firstPage !== undefined) {
    const chain = longestChain(findNumbers(blocks, firstPage));
    if (chain.length >= Math.max(FEWEST, usual * LEAST_SHARE)) return chain;
  }
  const chain = longestChain(findStanding(blocks));
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined) return [];
  const pages = last.value - first.value + 1;
  const isWhole = chain.length >= pages * LEAST_WITHOUT_FIRST && chain.length >= usual * LEAST_WITHOUT_FIRST;
  if (chain.length < FEWEST_WITHOUT_FIRST || !isWhole) return [];
  // Now that the pages are known, those behind a word such as `of` are found too.
  const all = longestChain(findNumbers(blocks, first.value));
  return all.length > chain.length && all[0]?.value === first.value ? all : chain;
}

/** The running head of a page of the report. */
const runningHead =
  /^\s?(?:SUPREME COURT REPORTS|S\.\s?C\.\s?R\.)(?:\s?[[(]?(?:19|20)\d\d[\])]?)?(?:\s?(?:Supp\.?|\d{1,2})?\s?S\.\s?C\.\s?R\.)?/;
/** The printer's mark at the foot of a sheet: `11-833 SCI/76`, `L1205SupCI/70`, `Sup.C.I/66--9`. `1960 SC 27` is a citation. */
const sheet =
  /(?:^|\s)[-—\dA-Z]{0,12}\s?(?:Sup(?:re?)?\.?\s?C\.?\s?[Il1]?\.?|S\.?\s?C\.?\s?(?:[Il1]\.?|India)?)\s?(?:\([A-Z]{2}\)|[-/—]{1,2})\s?\d{2}(?:\s?[-—]{1,2}\s?\d{1,3})?\s?$/;
/** Characters that a printer's mark fills at most. */
const SHEET = 30;

function withoutNumbers(block: Block, pages: readonly Found[], count: CountWord): Block {
  let text = '';
  let done = 0;
  const marks: Mark[] = [];
  for (const { start, end, value } of pages) {
    let before = text + block.text.slice(done, start);
    const printed = sheet.exec(before.slice(-SHEET))?.[0] ?? '';
    before = before.slice(0, before.length - printed.length).trimEnd();
    const rest = block.text.slice(end);
    done = end + (runningHead.exec(rest.slice(0, 60))?.[0].length ?? 0);
    done += /^\s*/.exec(block.text.slice(done, done + 4))?.[0].length ?? 0;
    text = joinWord(before, /^[a-z]+/.exec(block.text.slice(done, done + 40))?.[0] ?? '', count);
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

/** Returns how often a word stands in the text, up to twice. */
type CountWord = (word: string) => number;

/** Words that are looked for; each takes a pass over the text. No judgment has as many pages. */
const MOST_WORDS = 1_000;
const letter = /[a-z]/;

/**
 * The text before a page, ready for the text behind it: `demo-` loses its hyphen before `lition`, and `respon` its space before `dent`
 * where the text has the whole word elsewhere and one part nowhere.
 */
function joinWord(before: string, next: string, count: CountWord): string {
  if (before === '') return '';
  const [, part = '', hyphen = ''] = /([A-Za-z]+)(-?)$/.exec(before.slice(-40)) ?? [];
  if (part === '' || next === '') return `${before} `;
  if (hyphen !== '') return count(`${part}-${next}`) > 0 ? before : before.slice(0, -1);
  return count(part + next) > 0 && Math.min(count(part), count(next)) < 2 ? before : `${before} `;
}

function countWords(blocks: readonly Block[]): CountWord {
  let text: string | undefined;
  let left = MOST_WORDS;
  return (word) => {
    if (left === 0) return 0;
    left -= 1;
    text ??= blocks
      .map((block) => block.text)
      .join('\n')
      .toLowerCase();
    const small = word.toLowerCase();
    let count = 0;
    for (let at = text.indexOf(small); at !== -1 && count < 2; at = text.indexOf(small, at + small.length))
      if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + small.length))) count += 1;
    return count;
  };
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

function findNumbers(blocks: readonly Block[], firstPage: number, head = LONGEST_HEAD): Found[] {
  let offset = 0;
  return blocks.flatMap(({ text }, block) => {
    const at = offset;
    offset += text.length;
    const found = [...text.matchAll(standing), ...(head === Infinity ? [] : text.matchAll(split))];
    found.sort((one, other) => one.index - other.index);
    return found.flatMap(({ 0: digits, index }) => {
      const value = Number(digits.replace(' ', ''));
      const last = firstPage + head + (at + index) / SHORTEST_PAGE;
      if (value < firstPage || value > last) return [];
      return [{ block, start: index, end: index + digits.length, offset: at + index, value }];
    });
  });
}

function findStanding(blocks: readonly Block[]): Found[] {
  return findNumbers(blocks, 1, Infinity).filter(({ block, start, value }) => {
    if (value >= FIRST_YEAR && value <= LAST_YEAR) return false;
    return !counted.test(blocks[block]?.text.slice(Math.max(0, start - 14), start) ?? '');
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
