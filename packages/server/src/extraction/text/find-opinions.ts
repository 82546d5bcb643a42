import { addMark } from './add-mark.js';
import { isAuthorLine, judgeName, LONGEST_AUTHOR_LINE } from './author-line.js';
import type { Block } from './block.js';

/** Where an opinion begins in the text. */
export interface Opinions {
  /** The blocks, with a mark where each opinion begins. */
  readonly blocks: readonly Block[];
  /** Positions of the blocks in which an opinion begins. */
  readonly starts: readonly number[];
}

/** Shortest paragraph among the first ones below an author; a signature has none below it. */
const SHORTEST_TEXT = 60;
const BELOW = 4;
/** Words of a sentence; below a signature are the date, the typist and the title again. */
const hasSentence = /(?:\b[a-z]+[ ,]+){3}/;

/** `The Judgment of the Court was delivered by A. SAMPLE, J.` */
const delivered = new RegExp(
  String.raw`The (?:following )?(?:Majority )?(?:Judgments?|Orders?|Opinions?)\b[^.]{0,60}?\b(?:was|were) (?:delivered|made|pronounced|given)(?: by)?\s*[:-]*\s*(?:${judgeName}\.?)?`,
);

/** In a report, the name before the first words: `BEG, J.-I have read`. */
const nameBefore =
  /^(?:Per )?(?:[A-Z][A-Z'’]*(?:\.,?\s?|,?\s)){1,5}(?:C\.\s?)?J\.?(?:\s?[–—:-]+\s?(?=[A-Z“"])|\s(?=(?:I|We)\b))/;

/** The opening sentence is in the first paragraphs only. */
const DELIVERY = 60;

/**
 * Finds where the opinions of a judgment begin, and marks the words that name their authors: `opinion-1`, `opinion-2`. A judge's name
 * at the end is a signature and begins nothing.
 */
export function findOpinions(blocks: readonly Block[]): Opinions {
  const starts: number[] = [];
  const marked = blocks.map((block, index): Block => {
    if (block.part !== undefined || (block.kind !== 'paragraph' && block.kind !== 'heading')) return block;
    const place = placeOf(block.text, {
      isFirst: starts.length === 0 && index < DELIVERY,
      after: blocks.slice(index + 1, index + 1 + BELOW),
    });
    if (place === undefined) return block;
    // `The Judgments were delivered by` and the first name below it open one opinion.
    const before = starts.at(-1);
    if (before !== undefined && before === index - 1 && (blocks[before]?.text.length ?? 0) < LONGEST_AUTHOR_LINE)
      return block;
    starts.push(index);
    return addMark(block, { ...place, id: `opinion-${starts.length}` });
  });
  return { blocks: marked, starts };
}

interface Context {
  readonly isFirst: boolean;
  readonly after: readonly Block[];
}

function placeOf(text: string, { isFirst, after }: Context): { start: number; end: number } | undefined {
  const sentence = isFirst ? delivered.exec(text.slice(0, 300)) : null;
  if (sentence !== null) return { start: sentence.index, end: sentence.index + sentence[0].trimEnd().length };
  const isFollowed =
    after.some((block) => block.text.length >= SHORTEST_TEXT && hasSentence.test(block.text)) &&
    !isAuthorLine(after[0]?.text ?? '');
  if (isFollowed && isAuthorLine(text)) return { start: 0, end: text.length };
  const name = text.length > LONGEST_AUTHOR_LINE ? nameBefore.exec(text.slice(0, LONGEST_AUTHOR_LINE)) : null;
  return name === null ? undefined : { start: 0, end: name[0].replace(/[\s–—:-]+$/, '').length };
}
