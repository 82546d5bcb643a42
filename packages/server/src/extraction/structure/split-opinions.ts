import type { Block, Mark } from '../text/block.js';
import { type AuthorWords, readAuthorWords } from './author-words.js';
import { disposes } from './disposal.js';
import { isSameJudge, isSurname } from './judge-names.js';
import type { OpinionStarts } from './opinion-starts.js';

/** A rank with the first letter of what the judge says behind it. */
const rank = /\bJ\b\s?\.?\s?(?:[:–—-]{1,3}\s?(?=[“"']?[A-Z])|(?=["“]?[A-Z]))/g;
/** Places of one judgment that are examined; a real one has a few dozen. */
const MOST_PLACES = 2_000;
/** Characters of a name before its rank. */
const LONGEST_NAME = 60;
/** Words behind which a judge is named who does not speak. */
const spokenOf = /\b(?:brothers?|sisters?|learned|justice|mr|of|by|per|and|in|v|vs|justices)[.,]?\s*$/i;
const sentenceEnd = /[.?!]["”’)\]]{0,2}\s*$/;
const begins = /^(?:[IJ]|We|Having|While|With)\s/;
const speaks = /^["“]?(?:[IJ]|We)\s/;
const opensSentence = /^["“]?[A-Z][a-z]*\s/;
/** Characters before a name that tell whether an opinion ends there. */
const BEFORE = 250;

/**
 * Cuts the paragraphs in which scanning joined the end of one opinion with the name of the next author. A name is an author's if the
 * report announces the judge and has no opinion for him, if it stands in capitals with a dash behind the end of a sentence, or if a judge
 * of the bench without an opinion begins a sentence where another opinion has said what becomes of the case.
 */
export function splitOpinions(
  blocks: readonly Block[],
  { starts, announced }: OpinionStarts,
  judges: readonly string[] = [],
): Block[] {
  const first = starts[0]?.paragraph;
  if (first === undefined) return [...blocks];
  const taken = starts.flatMap(({ authors }) => authors);
  const isOpen = (name: string): boolean => !taken.some((author) => isSameJudge(author, name));
  const names: Names = {
    announced: announced.map(({ author }) => author),
    isOpen,
    judges,
    left: { places: MOST_PLACES },
  };
  return blocks.flatMap((block, index) => {
    if (index < first || block.kind !== 'paragraph' || block.part !== undefined) return [block];
    const parts: Block[] = [];
    const below = blocks[index + 1];
    let rest = block;
    // A short opinion may share its paragraph with two others.
    for (let place = placeIn(rest.text, names); place !== undefined; place = placeIn(rest.text, names)) {
      const [head, tail] = cut(rest, place.at);
      if (tail === undefined || head === undefined) break;
      parts.push(head);
      taken.push(place.name);
      rest = tail;
    }
    const at = below?.kind === 'paragraph' ? nameAtEnd(rest.text, below.text, isOpen) : undefined;
    return [...parts, ...(at === undefined ? [rest] : cut(rest, at))];
  });
}

interface Names {
  readonly announced: readonly string[];
  readonly judges: readonly string[];
  /** Whether a judge has no opinion so far. */
  readonly isOpen: (name: string) => boolean;
  /** How many places may still be examined. */
  readonly left: { places: number };
}

interface Place {
  readonly at: number;
  readonly name: string;
}

function placeIn(text: string, { announced, judges, isOpen, left }: Names): Place | undefined {
  for (const match of text.matchAll(rank)) {
    if (left.places === 0) return undefined;
    left.places -= 1;
    const from = Math.max(1, match.index - LONGEST_NAME);
    for (const word of text.slice(from, match.index).matchAll(/(?<=\s)[A-Z]/g)) {
      const at = from + word.index;
      const words = readAuthorWords(text.slice(at, at + 2 * LONGEST_NAME));
      if (words === undefined || words.start !== 0 || at + words.end < match.index || at + words.end > match.index + 3)
        continue;
      if (spokenOf.test(text.slice(Math.max(0, at - 30), at))) break;
      // The last word of the sentence above may stand before the name: `of the State. SAMPLE, J.—`.
      if (isAuthor(words, text, at) && isOpen(words.name)) return { at, name: words.name };
    }
  }
  return undefined;

  function isAuthor(words: AuthorWords, whole: string, at: number): boolean {
    const before = whole.slice(Math.max(0, at - BEFORE), at);
    const rest = whole.slice(at + words.rest, at + words.rest + 20);
    const isBehindEnd = sentenceEnd.test(before.slice(-30));
    if (words.isCapital && isBehindEnd && (words.isSeparated || begins.test(rest))) return true;
    const isOnBench = judges.some((judge) => isSurname(judge, words.name));
    if (isBehindEnd && isOnBench && opensSentence.test(rest) && (words.isCapital || disposes.test(before))) return true;
    return speaks.test(rest) && announced.some((name) => isSameJudge(name, words.name));
  }
}

/** `… as stated above. SAMPLE, J.`: the author of what begins below, where scanning joined his line to the paragraph above it. */
const lastName = /[.?!]["”’)\]]{0,2}\s([A-Z][A-Z.'’ ]{2,40},?\s?(?:C\.?\s?)?J\.?)$/;
/** How the words of a judge begin who is no signatory. */
const beginsBelow = /^(?:\d{1,3}[.)]\s+)?(?:I|We|While|Having|With)\s/;

function nameAtEnd(text: string, below: string, isOpen: Names['isOpen']): number | undefined {
  const line = lastName.exec(text.slice(-LONGEST_NAME))?.[1];
  const name = line === undefined ? undefined : readAuthorWords(`${line}-`)?.name;
  if (line === undefined || name === undefined || !isOpen(name) || !beginsBelow.test(below)) return undefined;
  return text.length - line.length;
}

function cut(block: Block, at: number): Block[] {
  const head = block.text.slice(0, at).trimEnd();
  const marks = block.marks ?? [];
  return [
    withMarks(
      { ...block, text: head },
      marks.filter(({ end }) => end <= head.length),
    ),
    withMarks(
      { ...block, text: block.text.slice(at) },
      marks.filter(({ start }) => start >= at).map((mark) => ({ ...mark, start: mark.start - at, end: mark.end - at })),
    ),
  ];
}

function withMarks({ marks: _marks, ...block }: Block, marks: readonly Mark[]): Block {
  return marks.length === 0 ? block : { ...block, marks };
}
