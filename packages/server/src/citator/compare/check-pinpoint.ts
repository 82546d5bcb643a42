import { parseCitation } from '@headnote/core/citation';
import type { ClaimAnswer } from '@headnote/core/contract';
import { paragraphInAnchor } from '@headnote/core/format';
import type { JudgmentText } from './judgment-text.js';
import { type PinpointPlace, readPinpointPlaces } from './read-pinpoint-places.js';

/** What a reader may know of the numbers of a judgment's paragraphs and pages. */
export interface PrintedPlaces {
  /** Numbers of its paragraphs, in capitals. */
  readonly paragraphs: ReadonlySet<string>;
  /** The highest of them; 0 if the text has none that can be relied on. */
  readonly lastParagraph: number;
  /** The highest number that a paragraph may have whose number was lost. */
  readonly possibleParagraph: number;
  /** The report whose pages the text marks; undefined if it marks none. */
  readonly report:
    | { readonly canonical: string; readonly first: number; readonly last: number; readonly possible: number }
    | undefined;
}

/** Whether a page or paragraph exists. */
type Answer = Pick<ClaimAnswer, 'pinpoint' | 'last'>;

const EXISTS: Answer = { pinpoint: 'exists', last: '' };
const CANNOT: Answer = { pinpoint: 'cannot-check', last: '' };
const beyond = (last: string): Answer => ({ pinpoint: 'beyond', last });

/** Characters of a paragraph on average: with more, most paragraphs have lost their number, or it counts something else. */
const LONGEST_PARAGRAPH = 5_000;
/** Shortest paragraph on average, when paragraphs behind the last number are counted. */
const SHORTEST_PARAGRAPH = 150;
/** Paragraphs of average length that may follow the last number: the order and the signatures. */
const BEHIND_LAST = 4;
/** A page with fewer characters than this share of the average is not a whole one. */
const LEAST_OF_PAGE = 0.75;
/** Pages of a report before the first mark. */
const BEFORE_FIRST_MARK = 3;

/** Reads the numbers of a judgment. `citations` are those of the judgment itself, whose pages its marks may be. */
export function readPrintedPlaces(
  { plain, numbers, pages }: JudgmentText,
  citations: readonly string[],
): PrintedPlaces {
  const printed = numbers.map(({ id, start }) => ({ number: paragraphInAnchor(id).toUpperCase(), start }));
  const values = printed.map(({ number, start }) => ({ value: Number.parseInt(number, 10), start }));
  const highest = values.reduce((most, one) => (one.value > most.value ? one : most), { value: 0, start: 0 });
  const average = plain.length / Math.max(1, values.length);
  const isNumbered = values.length > 0 && average <= LONGEST_PARAGRAPH;
  const behind = plain.length - Math.max(0, ...values.slice(-1).map(({ start }) => start));
  const lost = behind > average * BEHIND_LAST ? Math.ceil(behind / SHORTEST_PARAGRAPH) : 0;
  return {
    paragraphs: new Set(printed.map(({ number }) => number)),
    lastParagraph: isNumbered ? highest.value : 0,
    possibleParagraph: highest.value + lost,
    report: reportOf(plain, pages, citations),
  };
}

function reportOf(plain: string, pages: JudgmentText['pages'], citations: readonly string[]): PrintedPlaces['report'] {
  const [firstMark, lastMark] = [pages[0], pages.at(-1)];
  if (firstMark === undefined || lastMark === undefined) return undefined;
  const [from, last] = [Number(firstMark.id), Number(lastMark.id)];
  const reports = new Map(
    citations.flatMap((citation) => {
      const { canonical = '', page = '', kind } = parseCitation(citation) ?? {};
      const first = Number.parseInt(page, 10);
      const isMarked = kind === 'reporter' && first <= from && first >= from - BEFORE_FIRST_MARK;
      return isMarked ? [[canonical, { canonical, first }] as const] : [];
    }),
  );
  // The marks of two reports with the same page cannot be told apart; two spellings of one can.
  const [report] = reports.values();
  if (report === undefined || reports.size > 1) return undefined;
  const average = pages.length > 1 ? (lastMark.start - firstMark.start) / (last - from) : plain.length;
  const possible = last + Math.floor((plain.length - lastMark.start) / Math.max(1, average * LEAST_OF_PAGE));
  return { ...report, last, possible };
}

/** Says whether the pages and paragraphs of a pinpoint exist. `citation` is the one whose pages it may name. */
export function checkPinpoint(pinpoint: string, citation: string, printed: PrintedPlaces): Answer {
  const cited = parseCitation(citation);
  const page = cited?.kind === 'reporter' ? Number.parseInt(cited.page ?? '', 10) : NaN;
  const answers = readPinpointPlaces(pinpoint).map((place) => {
    if (isPage(place, page))
      return checkPage(Number.parseInt(place.number, 10), { page, canonical: cited?.canonical, printed });
    return checkParagraph(place, printed);
  });
  return (
    answers.find((one) => one.pinpoint === 'beyond') ??
    answers.find((one) => one.pinpoint === 'cannot-check') ??
    (answers.length > 0 ? EXISTS : CANNOT)
  );
}

/** A number alone is a page of the report that is cited unless that begins behind it. */
function isPage({ unit, number }: PinpointPlace, page: number): boolean {
  if (unit === 'either') return Number.parseInt(number, 10) >= page;
  return unit === 'page';
}

function checkParagraph(
  { number }: PinpointPlace,
  { paragraphs, lastParagraph, possibleParagraph }: PrintedPlaces,
): Answer {
  if (lastParagraph === 0) return CANNOT;
  if (paragraphs.has(number)) return EXISTS;
  const value = Number.parseInt(number, 10);
  // A number inside the sequence may have been lost, but none has a letter that no paragraph has.
  if (value >= 1 && value <= lastParagraph) return /[A-Z]/.test(number) ? CANNOT : EXISTS;
  return value > possibleParagraph ? beyond(String(lastParagraph)) : CANNOT;
}

function checkPage(
  value: number,
  {
    page,
    canonical,
    printed: { report },
  }: { readonly page: number; readonly canonical: string | undefined; readonly printed: PrintedPlaces },
): Answer {
  if (value === page) return EXISTS;
  if (value < page) return beyond(`p. ${page}`);
  if (report === undefined || report.canonical !== canonical) return CANNOT;
  if (value <= report.last) return EXISTS;
  return value > report.possible ? beyond(`p. ${report.last}`) : CANNOT;
}
