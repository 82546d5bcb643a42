import type { Block, Mark } from '../text/block.js';
import { type AuthorWords, readAuthorWords } from './author-words.js';
import { isSameJudge } from './judge-names.js';
import type { OpinionStarts } from './opinion-starts.js';

/** A rank with the first letter of what the judge says behind it. */
const rank = /\bJ\b\.?\s?[:–—-]{0,3}\s?(?=[“"']?[A-Z])/g;
/** Characters of a name before its rank. */
const LONGEST_NAME = 60;
/** Words behind which a judge is named who does not speak. */
const spokenOf = /\b(?:brothers?|sisters?|learned|justice|mr|of|by|per|and|in|v|vs|justices)[.,]?\s*$/i;
const sentenceEnd = /[.?!]["”’)]?\s*$/;
const speaks = /^["“]?(?:[IJ]|We)\s/;

/**
 * Cuts the paragraphs in which scanning joined the end of one opinion with the name of the next author. A name is an author's if the
 * report announces the judge and has no opinion for him, or if it stands in capitals with a dash behind the end of a sentence.
 */
export function splitOpinions(blocks: readonly Block[], { starts, announced }: OpinionStarts): Block[] {
  const first = starts[0]?.paragraph;
  if (first === undefined) return [...blocks];
  const isOpen = (name: string): boolean =>
    !starts.some(({ authors }) => authors.some((author) => isSameJudge(author, name)));
  const missing = announced.map(({ author }) => author).filter(isOpen);
  return blocks.flatMap((block, index) => {
    if (index <= first || block.kind !== 'paragraph' || block.part !== undefined) return [block];
    const at = placeIn(block.text, { missing, isOpen });
    return at === undefined ? [block] : cut(block, at);
  });
}

interface Names {
  readonly missing: readonly string[];
  readonly isOpen: (name: string) => boolean;
}

function placeIn(text: string, { missing, isOpen }: Names): number | undefined {
  for (const match of text.matchAll(rank)) {
    const from = Math.max(1, match.index - LONGEST_NAME);
    for (const word of text.slice(from, match.index).matchAll(/(?<=\s)[A-Z]/g)) {
      const at = from + word.index;
      const words = readAuthorWords(text.slice(at, at + 2 * LONGEST_NAME));
      if (words === undefined || words.start !== 0 || at + words.end < match.index || at + words.end > match.index + 3)
        continue;
      if (isAuthor(words, text, at) && isOpen(words.name)) return at;
      break;
    }
  }
  return undefined;

  function isAuthor(words: AuthorWords, whole: string, at: number): boolean {
    const before = whole.slice(Math.max(0, at - 30), at);
    if (spokenOf.test(before)) return false;
    const rest = whole.slice(at + words.rest, at + words.rest + 20);
    if (words.isCapital && words.isSeparated && sentenceEnd.test(before)) return true;
    return speaks.test(rest) && missing.some((name) => isSameJudge(name, words.name));
  }
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
