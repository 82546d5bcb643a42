import { type Announced, readAnnouncement } from './announcement.js';
import { authorAt, disposesAbove, hasText } from './author-at.js';
import { isSameJudge, isSurname, plainName } from './judge-names.js';
import type { OpinionStart } from './opinion-start.js';
import type { StructureParagraph } from './text-structure.js';

/** The opinions' beginnings, and what the report announces above them. */
export interface OpinionStarts {
  readonly starts: readonly OpinionStart[];
  readonly announced: readonly Announced[];
  /** The paragraph of the announcement that is not also the first of an opinion. */
  readonly announcement: number | undefined;
}

/** The largest bench had thirteen judges; more names are no authors, and each is compared with all before it. */
const MOST_OPINIONS = 40;
/** The announcement is in the first paragraphs only. */
const DELIVERY = 80;
/** An opinion that has lost its author's name speaks of the other one. */
const ofAnother =
  /^(?:\(?\d{1,3}[.)]*\s+)?(?:I|We) have (?:had|also had|read|perused|gone|carefully|seen)\b.{0,120}?\b(?:judge?ment|opinion|order|draft)\b.{0,80}?\b(?:[Bb]rothers?|[Ss]isters?|[Bb]rethren|[Cc]olleagues?|Justice|Lord)\b(?!-)/;
/** Below the end of an opinion less says the same: a judge speaks, of a colleague, and whether he agrees with him. */
const opens =
  /^(?:\(?\d{1,3}[.)]*\s+)?(?:I|We|With|After|Having|While|Though|Although|Much as|It is|My|Despite|On|Agreeing)\b/;
const colleague =
  /\b(?:[Mm]y|[Oo]ur|learned|esteemed|[Hh]on['’]?ble)\s(?:(?:learned|esteemed|[Hh]on['’]?ble|noble|distinguished|Mr|Shri)\.?\s){0,3}(?:[Bb]rothers?|[Ss]isters?|[Bb]rethren|[Cc]olleagues?)\b(?!-)/;
const agrees =
  /\b(?:I|We|we)\b.{0,120}?\b(?:agree(?:ment)?|concur|differ|dissent|disagree|subscribe|persuade|add|read|perused)\b|\b(?:going|gone) through\b.{0,160}?\bI\b/;
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
    if (starts.length === MOST_OPINIONS) break;
    if (paragraph.part !== undefined || paragraph.kind === 'note' || paragraph.kind === 'quote') continue;
    const { text } = paragraph;
    if (starts.length === 0 && delivered === undefined && index < DELIVERY) {
      const place = deliveryOf(text);
      if (place !== undefined) {
        const read = readAnnouncement(text.slice(place.start));
        announced = read.opinions;
        announcement = index;
        const [first] = announced;
        const end = Math.max(place.end, place.start + (announced.length > 0 ? read.end : 0));
        delivered = {
          paragraph: index,
          start: place.start,
          end,
          own: end,
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
  String.raw`\b(?:The |\[)?(?:[Ff]ollowing )?(?:(?:[Mm]ajority|[Mm]inority|[Dd]issenting) )?(?:[Jj]udge?ments?|JUDGMENTS?|[Oo]rders?|[Oo]pinions?)\b(?:[\s,.]*[Oo]f\b[^:;]{0,200}?|[^.:;]{0,20}?)[\s,]*\b(?:was|were)[,.]?\s(?:[Dd]eli(?:e?ve?|ev)red|made|pronounced|given|as follows)\b(?:[.,]? ['‘]?by\b|(?=\W*$|\W+[A-Z"“]))\s*[:-]*\s*(?:(?:[A-Z][A-Za-z'’]*(?:\.,?\s?|,?\s)){1,6}(?:\(?(?:Acting )?C\.?\s?J\.?I?\b|J{1,2}\b|Chief Justice)\.?)?`,
);

/** Several names in one line are the authors of one opinion, unless they have their own. */
function addCoauthors(starts: OpinionStart[], announced: readonly Announced[]): void {
  for (const { author, coauthors } of announced) {
    const at = starts.findIndex(({ authors }) => authors.some((one) => isSameJudge(one, author)));
    const start = starts[at];
    if (start === undefined) continue;
    const joint = coauthors.filter(
      (name) =>
        !starts.some(({ authors }) =>
          authors.some((one) => isSameJudge(one, name) || isSurname(name, one) || isSurname(one, name)),
        ),
    );
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
  const isFirst = delivered?.paragraph === index - 1 && !hasText(paragraphs[index - 1]?.text ?? '', delivered.end);
  const place = authorAt(paragraphs, index, { announced, judges, isFirst, isLater: before !== undefined });
  if (place !== undefined) {
    const isOnBench =
      before === undefined ||
      judges.length === 0 ||
      [...judges, ...announced.map(({ author }) => author)].some((judge) =>
        place.authors.some((author) => isSameJudge(plainName(judge), author) || isSurname(judge, author)),
      );
    return isKnown(starts, place) || !isOnBench ? undefined : place;
  }
  if (before === undefined || index - before.paragraph < OPENING || !isOfAnother(paragraphs, index)) return undefined;
  const begin = /^(?:\(?\d{1,3}[.)]*\s+)?/.exec(text)?.[0].length ?? 0;
  const silent = (name: string) =>
    !known.some(({ authors }) => authors.some((one) => isSameJudge(one, name) || isSurname(name, one)));
  const named = announced.flatMap(({ author, coauthors }) => [author, ...coauthors]).filter(silent);
  const missing = named.length === 1 ? named : judges.filter(silent);
  return {
    paragraph: index,
    start: begin,
    own: begin,
    end: begin + (firstWords.exec(text.slice(begin, begin + 80))?.[0].length ?? 0),
    authors: missing.length === 1 ? missing : [],
    note: '',
  };
}

/** Characters at the beginning of an opinion that speak of another one. */
const BEGINNING = 400;

function isOfAnother(paragraphs: readonly StructureParagraph[], index: number): boolean {
  const text = paragraphs[index]?.text.slice(0, BEGINNING) ?? '';
  return (
    ofAnother.test(text) ||
    (opens.test(text) && colleague.test(text) && agrees.test(text) && disposesAbove(paragraphs, index))
  );
}

/** Marked where no words name the author. */
const firstWords = /^\S+(?:\s\S+){0,5}/;
