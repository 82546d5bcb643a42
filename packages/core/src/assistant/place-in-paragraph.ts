import type { AnswerSentence } from '../contract/assistant/assistant-answer.js';

/** Offsets in a text, in UTF-16 units. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds a sentence in the text of its paragraph as a page shows it. White space may differ: a sentence is on one line. Of equal
 * words, those nearest to the stored place are it. Returns undefined if the words are not there, so that no others are marked.
 */
export function placeInParagraph(
  shown: string,
  { text, start }: Pick<AnswerSentence, 'text' | 'start'>,
): Place | undefined {
  const words = text.replaceAll(/\s/g, '');
  if (words === '') return undefined;
  // The place in `shown` of each letter of `letters`.
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < shown.length; at += 1) {
    const letter = shown.charAt(at);
    if (/\s/.test(letter)) continue;
    places.push(at);
    letters += letter;
  }
  let best: Place | undefined;
  for (let at = letters.indexOf(words); at >= 0; at = letters.indexOf(words, at + words.length)) {
    const found = { start: places[at] ?? 0, end: (places[at + words.length - 1] ?? 0) + 1 };
    if (best && Math.abs(best.start - start) <= Math.abs(found.start - start)) break;
    best = found;
  }
  return best;
}
