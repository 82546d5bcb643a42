import type { SourceLine } from './source-line.js';

/** Lines at the top and the bottom of a page that may be running heads and feet, without those already found. */
const TOP = 3;
const BOTTOM = 4;

/** A running line is on at least this many pages. */
const FEWEST_PAGES = 3;
/** In a run of pages in which no more than one page in a row is without it. */
const LARGEST_STEP = 2;
/** The run covers this share of the text, or this many pages and then in the very first or last line. */
const LEAST_SHARE = 0.4;
const LONG_RUN = 5;

/** Rounds in which found lines make room for the next ones; a head has rarely more than ten lines. */
const ROUNDS = 10;

/** Shortest running line. */
const SHORTEST = 4;

/** How far the printed number of a page may be from its position: the number may begin later, or pages may be missing. */
const OFFSETS = [0, 1, -1, 2, -2];

/** Numbers of paragraphs and lists, which may be at the top of several pages. */
const listNumber = /^[\s([“"]*(?:\d{1,3}(?:\.\d{1,3})*|[ivxIVX]{1,5}|[a-z])[\s.)\]]*$/;

/** Lines of one page, as positions. */
type Page = readonly number[];

interface Edge {
  readonly index: number;
  readonly page: number;
  /** Distance from the edge; 0 is the first or last line. */
  readonly distance: number;
}

/**
 * Adds the running heads and feet of a text to `found`: lines that repeat at the edges of its pages, also with the page's number
 * in them. A line at the top of the first page stays, because it is the beginning of the cause title.
 */
export function addRunningLines(lines: readonly SourceLine[], found: Set<number>): void {
  const pages = pagesOf(lines);
  if (pages.length < 2) return;
  addEdges(lines, { pages, found });
  addInside(lines, found);
}

interface Pages {
  readonly pages: readonly Page[];
  readonly found: Set<number>;
}

function addEdges(lines: readonly SourceLine[], { pages, found }: Pages): void {
  const known = new Map<number, readonly string[]>();
  const keys = ({ index, page }: Edge): readonly string[] => {
    const own = known.get(index) ?? keysOf(lines[index]?.text ?? '', page);
    known.set(index, own);
    return own;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = found.size;
    const edges = edgesOf(pages, found);
    for (const places of repeatedIn(edges, keys)) {
      if (!isRunning(places, pages.length) && !isOfShortText(places, { lines, found, pageCount: pages.length }))
        continue;
      for (const { index, page } of places) if (page > 0 || isInSecondHalf(index, pages[0] ?? [])) found.add(index);
    }
    addPageNumbers(edges, { lines, pages: pages.length, found });
    if (found.size === before) return;
  }
}

/** Shortest running line that is known again inside a page, where a stamp is printed over the text; with a number, and without. */
const SHORTEST_INSIDE = 10;
const SHORTEST_WORDS = 14;

/** Adds the lines inside the pages that repeat a running line. */
function addInside(lines: readonly SourceLine[], found: Set<number>): void {
  const running = new Map<string, number>();
  for (const index of found) {
    const text = lines[index]?.text ?? '';
    if (text.length >= (/\d/.test(text) ? SHORTEST_INSIDE : SHORTEST_WORDS))
      running.set(text, (running.get(text) ?? 0) + 1);
  }
  for (const [index, { text, page }] of lines.entries()) {
    if (page > 0 && (running.get(text) ?? 0) >= FEWEST_PAGES) found.add(index);
  }
}

const isInSecondHalf = (index: number, page: Page): boolean => page.indexOf(index) >= page.length / 2;

function pagesOf(lines: readonly SourceLine[]): Page[] {
  const pages: number[][] = [];
  for (const [index, { page }] of lines.entries()) (pages[page] ??= []).push(index);
  return Array.from(pages, (page) => page ?? []);
}

function edgesOf(pages: readonly Page[], found: ReadonlySet<number>): Edge[] {
  return pages.flatMap((all, page) => {
    const rest = all.filter((index) => !found.has(index));
    return rest.flatMap((index, at) => {
      const fromEnd = rest.length - 1 - at;
      if (at >= TOP && fromEnd >= BOTTOM) return [];
      return [{ index, page, distance: Math.min(at, fromEnd) }];
    });
  });
}

/** The edges grouped by their words; a number that follows the pages counts as the same word. */
function repeatedIn(edges: readonly Edge[], keys: (edge: Edge) => readonly string[]): (readonly Edge[])[] {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges) {
    for (const key of keys(edge)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [edge]);
      else group.push(edge);
    }
  }
  return [...groups.values()];
}

function keysOf(text: string, page: number): string[] {
  if (text.length < SHORTEST || listNumber.test(text)) return [];
  const words = text.replace(/\s+/g, '').toLowerCase();
  const keys = [words];
  if (!/\p{L}{3}/u.test(words)) return keys;
  for (const offset of OFFSETS) {
    const number = String(page + 1 + offset);
    const template = words.replace(/\d+/g, (digits) => (digits === number ? '#' : digits));
    if (template !== words) keys.push(`${offset}:${template}`);
  }
  return keys;
}

/** In a text of so few pages two are enough for a long line with a number in it, or next to other lines of a head or foot. */
const FEW_PAGES = 4;

interface ShortText {
  readonly lines: readonly SourceLine[];
  readonly found: ReadonlySet<number>;
  readonly pageCount: number;
}

function isOfShortText(places: readonly Edge[], { lines, found, pageCount }: ShortText): boolean {
  const text = lines[places[0]?.index ?? -1]?.text ?? '';
  const pages = new Set(places.map(({ page }) => page)).size;
  if (pageCount > FEW_PAGES || pages < 2 || text.length < SHORTEST_INSIDE || !/[A-Za-z]{2}/.test(text)) return false;
  return /\d/.test(text) || places.every(({ index }) => found.has(index - 1) || found.has(index + 1));
}

function isRunning(places: readonly Edge[], pageCount: number): boolean {
  let run: Edge[] = [];
  const isLong = () => {
    const pages = new Set(run.map(({ page }) => page)).size;
    if (pages < FEWEST_PAGES) return false;
    return pages >= pageCount * LEAST_SHARE || (pages >= LONG_RUN && run.every(({ distance }) => distance === 0));
  };
  for (const place of places) {
    const last = run.at(-1);
    if (last !== undefined && place.page - last.page > LARGEST_STEP) {
      if (isLong()) return true;
      run = [];
    }
    run.push(place);
  }
  return isLong();
}

interface Numbered {
  readonly lines: readonly SourceLine[];
  readonly pages: number;
  readonly found: Set<number>;
}

const bareNumber = /^[[(-]?\s?(\d{1,4})\s?[\])-]?$/;

/**
 * Page numbers alone on a line: those that keep the same distance from the position of their page, on most pages of a short text or on a
 * run of pages. A second opinion may count its pages from 1 again.
 */
function addPageNumbers(edges: readonly Edge[], { lines, pages, found }: Numbered): void {
  const byDistance = Map.groupBy(
    edges.flatMap((edge) => {
      const number = bareNumber.exec(lines[edge.index]?.text ?? '')?.[1];
      return number === undefined ? [] : [{ edge, distance: Number(number) - edge.page - 1 }];
    }),
    ({ distance }) => distance,
  );
  for (const [distance, all] of byDistance) {
    const numbers = all.map(({ edge }) => edge);
    const onPages = new Set(numbers.map(({ page }) => page)).size;
    const isOfFew = onPages >= pages * LEAST_SHARE && OFFSETS.includes(distance);
    if (!isOfFew && !isRunning(numbers, FEWEST_PAGES)) continue;
    // Of two equal numbers the outer one is the page's, the other a footnote's.
    const outer = new Map<number, Edge>();
    for (const edge of numbers) {
      const other = outer.get(edge.page);
      if (other === undefined || edge.distance < other.distance) outer.set(edge.page, edge);
    }
    for (const { index } of outer.values()) found.add(index);
    addDisplaced({ lines, found, distance, onPages: new Set(outer.keys()) });
  }
}

interface Displaced {
  readonly lines: readonly SourceLine[];
  readonly found: Set<number>;
  readonly distance: number;
  readonly onPages: ReadonlySet<number>;
}

/** On a page whose number is at no edge, it is inside the text, where extraction put lines below it. */
function addDisplaced({ lines, found, distance, onPages }: Displaced): void {
  let last = Number.NEGATIVE_INFINITY;
  let first = Number.POSITIVE_INFINITY;
  for (const page of onPages) {
    last = Math.max(last, page);
    first = Math.min(first, page);
  }
  const inside = new Map<number, number[]>();
  for (const [index, { text, page }] of lines.entries()) {
    if (onPages.has(page) || page > last || page < first || text !== String(page + 1 + distance)) continue;
    inside.set(page, [...(inside.get(page) ?? []), index]);
  }
  for (const [index = -1, ...others] of inside.values()) if (others.length === 0) found.add(index);
}
