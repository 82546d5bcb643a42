import { isAbbreviation } from './abbreviations.js';

/** Maximum length of a word before a full stop; no abbreviation is longer. */
const longestWord = 24;

const closers = '"\'”’)]}';

/**
 * Finds where the sentences of a text end.
 * `plain` has its paragraphs separated by an empty line; the end of a paragraph always ends a sentence.
 * Returns ascending offsets into `plain`, each just after the last character of a sentence. Time is linear in the text.
 */
export function findSentenceEnds(plain: string): number[] {
  const ends: number[] = [];
  const marks = /[.?!]+/g;
  let start = 0;
  let mark = marks.exec(plain);
  while (start < plain.length) {
    const gap = plain.indexOf('\n\n', start);
    const end = gap === -1 ? plain.length : gap;
    // A mark behind this paragraph waits for its own: looked for again from each, it would cost the square of the text.
    for (; mark !== null && mark.index < end; mark = marks.exec(plain)) {
      const after = skipClosers(plain, mark.index + mark[0].length);
      if (after < end && endsSentence(plain, { paragraph: start, mark: mark.index, after, sign: mark[0] }))
        ends.push(after);
    }
    if (end > start) ends.push(end);
    start = end + 2;
  }
  return ends;
}

interface Stop {
  readonly paragraph: number;
  readonly mark: number;
  readonly after: number;
  readonly sign: string;
}

function skipClosers(text: string, from: number): number {
  let index = from;
  while (index < text.length && closers.includes(text[index] ?? '')) index += 1;
  return index;
}

function endsSentence(text: string, stop: Stop): boolean {
  if (text[stop.after] !== ' ') return false;
  const next = text.slice(stop.after + 1, stop.after + 1 + longestWord);
  if (/^[a-z,;:.)\]–—-]/.test(next)) return false;
  if (stop.sign !== '.') return stop.sign.includes('?') || stop.sign.includes('!') || !/^[a-z]/.test(next);
  const word = wordBefore(text, stop);
  // The number of a paragraph (`12.`, `3.1.`) opens it; a number elsewhere may end a sentence, but not before a digit.
  if (/^[\d.]+$/.test(word)) return stop.mark - word.length > stop.paragraph && !/^\d/.test(next);
  if (/^\d/.test(next) && word.length < 4) return false;
  return !isAbbreviation(word, next);
}

function wordBefore(text: string, stop: Stop): string {
  let from = stop.mark;
  const floor = Math.max(stop.paragraph, stop.mark - longestWord);
  while (from > floor && text[from - 1] !== ' ') from -= 1;
  return text.slice(from, stop.mark);
}
