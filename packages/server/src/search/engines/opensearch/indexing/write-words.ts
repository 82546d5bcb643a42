import { foldWord } from '../../../text/analysis/fold-word.js';
import { scanWords } from '../../../text/analysis/scan-words.js';
import { unitMarks } from '../names.js';

/**
 * Returns the folded words of a text divided by blanks, with marks at the words where a sentence or a paragraph starts
 * or ends. `sentenceEnds` are ascending offsets after the last character of each sentence.
 */
export function writeMarkedWords(text: string, sentenceEnds: readonly number[]): string {
  const words: string[] = [];
  const starts = { sentence: [0], paragraph: [0] };
  let next = 0;
  scanWords(text, (start, end) => {
    const folded = foldWord(text.slice(start, end));
    if (folded === '') return;
    const first = next;
    let isParagraph = false;
    for (; next < sentenceEnds.length && sentenceEnds[next]! <= start; next += 1)
      isParagraph ||= text.startsWith('\n\n', sentenceEnds[next]);
    if (next > first && words.length > 0) {
      starts.sentence.push(words.length);
      if (isParagraph) starts.paragraph.push(words.length);
    }
    words.push(folded);
  });
  if (words.length === 0) return '';
  mark(words, starts.sentence, unitMarks.sentence);
  mark(words, starts.paragraph, unitMarks.paragraph);
  return words.join(' ');
}

function mark(
  words: string[],
  starts: readonly number[],
  { start, end, only }: (typeof unitMarks)[keyof typeof unitMarks],
): void {
  for (const [index, first] of starts.entries()) {
    const last = (starts[index + 1] ?? words.length) - 1;
    if (first === last) words[first] += only;
    else {
      words[first] += start;
      words[last] += end;
    }
  }
}

/** Called for each word, and for what starts with it. */
export type MarkedWordVisitor = (word: string, starts: 'sentence' | 'paragraph' | undefined) => void;

const MARKED = /^([^<>{}!~]+)([<>!]?)([{}~]?)$/;
const SENTENCE_STARTS = '<!';
const PARAGRAPH_STARTS = '{~';

/** Reads what `writeMarkedWords` wrote. A paragraph starts with a sentence. */
export function readMarkedWords(written: string, visit: MarkedWordVisitor): void {
  if (written === '') return;
  for (const token of written.split(' ')) {
    // Nearly all words have no mark: they end with a letter or a digit, which no mark is.
    if (/[\p{L}\p{N}\p{M}]$/u.test(token)) {
      visit(token, undefined);
      continue;
    }
    const [, word = token, sentence = '', paragraph = ''] = MARKED.exec(token) ?? [];
    const isParagraph = paragraph !== '' && PARAGRAPH_STARTS.includes(paragraph);
    const isSentence = sentence !== '' && SENTENCE_STARTS.includes(sentence);
    visit(word, isParagraph ? 'paragraph' : isSentence ? 'sentence' : undefined);
  }
}
