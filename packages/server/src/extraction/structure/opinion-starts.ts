import { isAuthorLine, LONGEST_AUTHOR_LINE } from '../text/author-line.js';
import { type Announced, readAnnouncement } from './announcement.js';
import { readAuthorWords } from './author-words.js';
import { isSameJudge, isSurname, plainName } from './judge-names.js';
import type { StructureParagraph } from './text-structure.js';

/** Where an opinion begins, and what its first words say of it. */
export interface OpinionStart {
  readonly paragraph: number;
  /** Offsets of the words that name the author, or of the first words where none do. */
  readonly start: number;
  readonly end: number;
  /** Names of the authors; empty if the text does not say. */
  readonly authors: readonly string[];
  /** What stands behind the name: `dissenting`. */
  readonly note: string;
}

/** The opinions' beginnings, and what the report announces above them. */
export interface OpinionStarts {
  readonly starts: readonly OpinionStart[];
  readonly announced: readonly Announced[];
  /** The paragraph of the announcement that is not also the first of an opinion. */
  readonly announcement: number | undefined;
}

/** The announcement is in the first paragraphs only. */
const DELIVERY = 80;
/** Shortest paragraph among the first ones below an author; a signature has none below it. */
const SHORTEST_TEXT = 60;
const BELOW = 4;
/** Words of a sentence; below a signature are the date, the typist and the title again. */
const hasSentence = /(?:\b[a-z]+[ ,]+){3}/;
/** A line that names an author stands below the end of a sentence. */
const closed = /(?:[.?!:;—–-]["'”’)\]]*|["”’])\s*$/;

/** A judge who speaks of himself, also where scanning reads I as J, l or 1. */
const speaks = /^(?:[“"']\s?)?(?:[IJl1]|We|My|In my|With (?:great|profound|due|utmost|the)|While|Having|Agreeing)\s/;

/** An opinion that has lost its author's name speaks of the other one. */
const ofAnother =
  /^(?:\(?\d{1,3}[.)]*\s+)?(?:I|We) have (?:had|also had|read|perused|gone|carefully|seen)\b.{0,120}?\b(?:judge?ment|opinion|order|draft)\b.{0,80}?\b(?:[Bb]rothers?|[Ss]isters?|[Bb]rethren|[Cc]olleagues?|Justice|Lord)\b/;
/** In the first paragraphs of an opinion a judge may speak of the other one. */
const OPENING = 5;

/**
 * Finds where the opinions of a judgment begin. Linear in the text. `judges` is the bench, if it is known: nobody else has an opinion.
 */
export function findOpinionStarts(
  paragraphs: readonly StructureParagraph[],
  judges: readonly string[] = [],
): OpinionStarts {
  const starts: OpinionStart[] = [];
  let announced: readonly Announced[] = [];
  let announcement: number | undefined;
  let delivered: OpinionStart | undefined;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.part !== undefined || paragraph.kind === 'note' || paragraph.kind === 'quote') continue;
    const { text } = paragraph;
    if (starts.length === 0 && delivered === undefined && index < DELIVERY) {
      const place = deliveryOf(text);
      if (place !== undefined) {
        const read = readAnnouncement(text.slice(place.start));
        announced = read.opinions;
        announcement = index;
        const [first] = announced;
        delivered = {
          paragraph: index,
          start: place.start,
          end: Math.max(place.end, place.start + (announced.length > 0 ? read.end : 0)),
          authors: first === undefined ? [] : [first.author],
          note: '',
        };
        continue;
      }
    }
    if (delivered !== undefined && index <= delivered.paragraph + 2 && deliveryOf(text)?.start === 0) {
      const more = readAnnouncement(text).opinions;
      if (more.length > 0) {
        announced = [...announced, ...more];
        continue;
      }
    }
    const found = startAt(paragraphs, index, { starts, announced, delivered, judges });
    if (found === undefined) continue;
    if (delivered !== undefined) {
      // The text stands behind the announcement, or below the name that follows it.
      const between = paragraphs.slice(delivered.paragraph + 1, index);
      const isOwn =
        hasText(paragraphs[delivered.paragraph]?.text ?? '', delivered.end) ||
        between.some((one) => hasText(one.text, 0) && deliveryOf(one.text)?.start !== 0);
      if (isOwn) starts.push(delivered);
      delivered = undefined;
      if (isOwn && isKnown(starts, found)) continue;
    }
    starts.push(found);
  }
  if (delivered !== undefined) starts.push(delivered);
  addCoauthors(starts, announced);
  const own = starts.some(({ paragraph }) => paragraph === announcement);
  return { starts, announced, announcement: own ? undefined : announcement };
}

/** `The Judgment of the Court was delivered by A. SAMPLE, J.` */
function deliveryOf(text: string): { readonly start: number; readonly end: number } | undefined {
  const match = delivery.exec(text.slice(0, 600));
  if (match === null) return undefined;
  return { start: match.index, end: match.index + match[0].trimEnd().length };
}

const delivery = new RegExp(
  String.raw`\b(?:The |\[)?(?:[Ff]ollowing )?(?:(?:[Mm]ajority|[Mm]inority|[Dd]issenting) )?(?:[Jj]udge?ments?|JUDGMENTS?|[Oo]rders?|[Oo]pinions?)\b(?:[\s,]*of\b[^:;]{0,200}?|[^.:;]{0,20}?)[\s,]*\b(?:was|were) (?:delivered|made|pronounced|given)(?: by)?\s*[:-]*\s*(?:(?:[A-Z][A-Za-z'’]*(?:\.,?\s?|,?\s)){1,6}(?:\(?(?:Acting )?C\.?\s?J\.?I?\b|J{1,2}\b|Chief Justice)\.?)?`,
);

/** Several names in one line are the authors of one opinion, unless they have their own. */
function addCoauthors(starts: OpinionStart[], announced: readonly Announced[]): void {
  for (const { author, coauthors } of announced) {
    const at = starts.findIndex(({ authors }) => authors.some((one) => isSameJudge(one, author)));
    const start = starts[at];
    if (start === undefined) continue;
    const joint = coauthors.filter((name) => !isKnown(starts, { ...start, authors: [name] }));
    starts[at] = { ...start, authors: [...start.authors, ...joint] };
  }
}

interface Known {
  readonly starts: readonly OpinionStart[];
  readonly announced: readonly Announced[];
  readonly delivered: OpinionStart | undefined;
  readonly judges: readonly string[];
}

/** Whether a judge has an opinion already: a second name of one judge is a signature or a quotation. */
const isKnown = (starts: readonly OpinionStart[], { authors }: OpinionStart): boolean =>
  starts.some((start) => start.authors.some((one) => authors.some((other) => isSameJudge(one, other))));

function startAt(
  paragraphs: readonly StructureParagraph[],
  index: number,
  { starts, announced, delivered, judges }: Known,
): OpinionStart | undefined {
  const text = paragraphs[index]?.text ?? '';
  const known = delivered === undefined ? starts : [...starts, delivered];
  const before = known.at(-1);
  const place = authorAt(paragraphs, index, announced);
  if (place !== undefined) {
    const isOnBench =
      before === undefined ||
      judges.length === 0 ||
      [...judges, ...announced.map(({ author }) => author)].some((judge) =>
        place.authors.some((author) => isSameJudge(plainName(judge), author) || isSurname(judge, author)),
      );
    return isKnown(starts, place) || !isOnBench ? undefined : place;
  }
  if (before === undefined || index - before.paragraph < OPENING || !ofAnother.test(text.slice(0, 400)))
    return undefined;
  const begin = /^(?:\(?\d{1,3}[.)]*\s+)?/.exec(text)?.[0].length ?? 0;
  const silent = (name: string) =>
    !known.some(({ authors }) => authors.some((one) => isSameJudge(one, name) || isSurname(name, one)));
  const named = announced.flatMap(({ author, coauthors }) => [author, ...coauthors]).filter(silent);
  const missing = named.length === 1 ? named : judges.filter(silent);
  return {
    paragraph: index,
    start: begin,
    end: begin + (firstWords.exec(text.slice(begin, begin + 80))?.[0].length ?? 0),
    authors: missing.length === 1 ? missing : [],
    note: '',
  };
}

/** Marked where no words name the author. */
const firstWords = /^\S+(?:\s\S+){0,5}/;

function authorAt(
  paragraphs: readonly StructureParagraph[],
  index: number,
  announced: readonly Announced[],
): OpinionStart | undefined {
  const { text = '', kind } = paragraphs[index] ?? {};
  const words = readAuthorWords(text);
  if (text.length <= LONGEST_AUTHOR_LINE && isAuthorLine(text)) {
    const isBelow = index === 0 || kind === 'heading' || isClosed(paragraphs[index - 1]);
    const after = paragraphs.slice(index + 1, index + 1 + BELOW);
    const isFollowed =
      after.some((one) => one.text.length >= SHORTEST_TEXT && hasSentence.test(one.text)) &&
      !isAuthorLine(after[0]?.text ?? '') &&
      !/^[a-z]/.test(after[0]?.text ?? '');
    if (!isBelow || !isFollowed) return undefined;
    return { paragraph: index, start: 0, end: text.length, authors: namesIn(text), note: words?.note ?? '' };
  }
  if (words === undefined) return undefined;
  const rest = text.slice(words.rest, words.rest + 60);
  if (rest === '' || !/^[A-Z“"'‘\d[(]/.test(rest)) return undefined;
  const isAnnounced = announced.some(({ author }) => isSameJudge(author, words.name));
  const isSpeech = speaks.test(rest);
  const isCapital = words.isCapital && (words.isSeparated || /^[A-Z“"]/.test(rest));
  const isMixed = !words.isCapital && (isSpeech || (words.isSeparated && !/^["“'‘]/.test(rest)) || isAnnounced);
  if (!isCapital && !isMixed) return undefined;
  return { paragraph: index, start: words.start, end: words.end, authors: [words.name], note: words.note };
}

function isClosed(paragraph: StructureParagraph | undefined): boolean {
  if (paragraph === undefined || paragraph.kind !== undefined || paragraph.part !== undefined) return true;
  return closed.test(paragraph.text.slice(-8)) || paragraph.text.length < SHORTEST_TEXT;
}

function hasText(text: string, end: number): boolean {
  return text.length - end >= SHORTEST_TEXT && hasSentence.test(text.slice(end, end + 300));
}

/** The authors that a line names: `A. SAMPLE & B. EXAMPLE, JJ.` */
function namesIn(line: string): string[] {
  return line
    .replace(/\([^)]*\)/g, '')
    .split(/&|\band\b/i)
    .map(plainName)
    .filter((name) => /[A-Za-z]{3}/.test(name));
}
