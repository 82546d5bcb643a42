import { isAuthorLine, LONGEST_AUTHOR_LINE } from '../text/author-line.js';
import type { Announced } from './announcement.js';
import { namesIn, readAuthorWords } from './author-words.js';
import { disposes } from './disposal.js';
import { isSameJudge, isSurname, plainName } from './judge-names.js';
import type { OpinionStart } from './opinion-start.js';
import type { StructureParagraph } from './text-structure.js';

/** Shortest paragraph among the first ones below an author; a signature has none below it. */
const SHORTEST_TEXT = 60;
const BELOW = 4;
const FAR_BELOW = 12;
/** Words of a sentence; below a signature are the date, the typist and the title again. */
const hasSentence = /(?:\b[a-z]+[ ,]+){3}/;
/** A line that names an author stands below the end of a sentence. */
const closed = /(?:[.?!:;—–-]["'”’)\]]*|["”’])\s*$/;

/** A judge who speaks of himself, also where scanning reads I as J, l or 1. */
const speaks = /^(?:[“"']\s?)?(?:[IJl1]|We|My|In my|With (?:great|profound|due|utmost|the)|While|Having|Agreeing)\s/;
/** A judge who only agrees. */
const onlyAgrees = /^(?:\(?\d{1,3}[.)]*\s+)?(?:(?:I|We)\s(?:\w+\s){0,2}(?:agree|concur)|Agreed)\b.{0,60}$/;

/** Characters at the end of an opinion that say what becomes of the case. */
const DISPOSAL = 250;

/** What is known of the judges where a paragraph may name one. */
interface KnownJudges {
  readonly announced: readonly Announced[];
  /** The bench, if it is known. */
  readonly judges: readonly string[];
  /** Whether the paragraph is the one below the announcement of the first opinion. */
  readonly isFirst: boolean;
  /** Whether an opinion has begun above it. */
  readonly isLater: boolean;
}

/** The opinion that begins in a paragraph with the name of its author, alone or with the first words; undefined if none does. */
export function authorAt(
  paragraphs: readonly StructureParagraph[],
  index: number,
  known: KnownJudges,
): OpinionStart | undefined {
  const { text = '' } = paragraphs[index] ?? {};
  if (text.length <= LONGEST_AUTHOR_LINE) {
    const line = text.replace(lineNumber, '');
    if (isAuthorLine(line) || (known.isLater && titledLine.test(line))) return lineAt(paragraphs, index, known);
  }
  if (known.isLater && onlyAgrees.test(text)) return signedAt(paragraphs, index);
  const words = readAuthorWords(text);
  if (words === undefined) return damagedAt(text, index, known);
  const { name, others, start, end, note, isSeparated } = words;
  const rest = text.slice(words.rest, words.rest + 60);
  const isSaid = words.isCapital && isSeparated;
  if (rest === '' || !(isSaid ? /^[A-Za-z“"'‘`\d[(]/ : /^[A-Z“"'‘`\d[(]/).test(rest)) return undefined;
  const isCapital = isSaid || (words.isCapital && /^(?:\d{1,3}[.)]\s{1,3})?[A-Z“"'‘]/.test(rest));
  const isMixed =
    !words.isCapital &&
    (speaks.test(rest) ||
      (isSeparated && !/^["“'‘]/.test(rest)) ||
      known.announced.some(({ author }) => isSameJudge(author, name)) ||
      isExpected());
  if (!isCapital && !isMixed) return undefined;
  return { paragraph: index, start, end, own: words.rest, authors: [name, ...others], note };

  /** A judge of the bench, or where it is unknown a judge below the end of an opinion, who begins a sentence. */
  function isExpected(): boolean {
    if (!/^(?:[A-Z]|\d{1,3}\s[a-z])/.test(rest) || !hasText(text, words?.rest ?? 0)) return false;
    if (known.isFirst) return true;
    if (known.judges.length === 0) return disposesAbove(paragraphs, index);
    return known.judges.some((judge) => isSurname(judge, name) || isSameJudge(plainName(judge), name));
  }
}

/** An author on a line of his own, with the text below. */
function lineAt(
  paragraphs: readonly StructureParagraph[],
  index: number,
  known?: KnownJudges,
): OpinionStart | undefined {
  const { text = '', kind } = paragraphs[index] ?? {};
  const authors = namesIn(text);
  // The first opinion may stand below the title, and above a table of contents.
  const isOnBench = known?.judges.some((judge) => authors.some((one) => isSurname(judge, one))) ?? false;
  const isSure = known?.isLater === false && (isOnBench || paragraphs[index - 1]?.kind === 'heading');
  const isBelow = isSure || index === 0 || kind === 'heading' || isClosed(paragraphs[index - 1]);
  const after = paragraphs.slice(index + 1, index + 1 + (isSure ? FAR_BELOW : BELOW));
  const next = after[0]?.text ?? '';
  const hasBelow = after.some((one) => one.text.length >= SHORTEST_TEXT && hasSentence.test(one.text));
  const isFollowed = onlyAgrees.test(next) || (hasBelow && !isAuthorLine(next) && !/^[a-z]/.test(next));
  if (authors.length === 0 || !isBelow || !isFollowed) return undefined;
  const start = lineNumber.exec(text)?.[0].length ?? 0;
  return {
    paragraph: index,
    start,
    end: text.length,
    own: text.length,
    authors,
    note: inBrackets.exec(text)?.[1] ?? '',
  };
}

/** What stands in brackets on an author's line: `(dissenting)`. */
const inBrackets = /[([]([A-Za-z ,.'’]{2,80})[)\]]/;

/** `HON'BLE MR. JUSTICE B. SAMPLE (DISSENTING)`; above the first opinion such lines are the bench. */
const titledLine =
  /^(?:Per:?\s)?(?:Hon['’]?ble |HON['’]?BLE )?(?:(?:Mr|Mrs|Ms|Dr|MR|MRS|MS|DR)\.? ?)?(?:Chief |CHIEF )?(?:Justice|JUSTICE) (?:[A-Z][A-Za-z'’]*(?:\.\s?|\s|$|(?=[(:–—-]))){1,5}(?:\([A-Za-z ]{2,30}\))?\W{0,3}$/;
/** The number of a paragraph before a line. */
const lineNumber = /^\d{1,3}[.)]?\s(?=\D)/;

/** `SAMPLE, I.—`, `SAMPLE.—`: scanning lost the rank of a judge who is known. */
const damaged = /^([A-Z][A-Z.,'’ ]{3,40}?),?\s?(?:[Il13j\]]\.?)?[.,]?\s?[-–—]{1,3}\s?(?=[A-Z“"'‘])/;

/** `SAMPLE C. T.`: a damaged `C. J.` behind a name. */
const strayInitials = /(?<=[A-Z]{3}),?(?:\s[A-Z]\.?){1,2}$/;

function damagedAt(text: string, index: number, { judges, announced }: KnownJudges): OpinionStart | undefined {
  const match = damaged.exec(text.slice(0, LONGEST_AUTHOR_LINE));
  const name = plainName(match?.[1] ?? '').replace(strayInitials, '');
  const end = match?.[0].length ?? 0;
  if (name === '' || !hasText(text, end)) return undefined;
  const isKnown = [...judges.map(surnameFirst), ...announced.map(({ author }) => author)].some((one) =>
    isSameJudge(one, name),
  );
  return isKnown ? { paragraph: index, start: 0, end, own: end, authors: [name], note: '' } : undefined;
}

/** `SAMPLE, A. B.` of a bench becomes `A. B. SAMPLE`. */
function surnameFirst(listed: string): string {
  const [surname = '', given = ''] = listed.split(',');
  return plainName(`${given} ${surname}`);
}

/** `I agree.` with the name below. */
function signedAt(paragraphs: readonly StructureParagraph[], index: number): OpinionStart | undefined {
  const text = paragraphs[index]?.text ?? '';
  const below = paragraphs[index + 1]?.text ?? '';
  const name = below.length > LONGEST_AUTHOR_LINE ? undefined : signedName.exec(below)?.[1];
  const authors = name === undefined ? [] : namesIn(name);
  if (authors.length === 0 || isLineAbove(paragraphs, index)) return undefined;
  return { paragraph: index, start: 0, end: text.length, own: 0, authors, note: '' };
}

/** `Sd/- (B. SAMPLE, J.)` */
const signedName = /^[\s.…_]{0,60}(?:Sd\/?-?\s?)?[([]?([A-Z][A-Za-z.,'’ ]{2,50}\bC?\.?\s?J\.?)[)\]]?[\s.]{0,5}$/;

/** A name above `I agree.` is its author's. */
function isLineAbove(paragraphs: readonly StructureParagraph[], index: number): boolean {
  return isAuthorLine(paragraphs[index - 1]?.text ?? '') && lineAt(paragraphs, index - 1) !== undefined;
}

/** Whether the paragraph above says what becomes of the case, as the end of an opinion does. */
export function disposesAbove(paragraphs: readonly StructureParagraph[], index: number): boolean {
  return disposes.test(paragraphs[index - 1]?.text.slice(-DISPOSAL) ?? '');
}

function isClosed(paragraph: StructureParagraph | undefined): boolean {
  if (paragraph === undefined || paragraph.kind !== undefined || paragraph.part !== undefined) return true;
  return closed.test(paragraph.text.slice(-8)) || paragraph.text.length < SHORTEST_TEXT;
}

/** Whether a paragraph has sentences behind an offset, and not only a name. */
export function hasText(text: string, end: number): boolean {
  return text.length - end >= SHORTEST_TEXT && hasSentence.test(text.slice(end, end + 300));
}
