import { foldText } from '../../../library/completions/name-forms.js';
import { legalTerms } from '../../../library/completions/legal-terms.js';
import { hasDevanagari } from '../../../library/completions/sound-of.js';
import { scanWords } from '../analysis/scan-words.js';
import { shortFormAt } from './short-forms.js';

/** One word of a clause's text, or several words that have a short form. */
export interface SpelledWord {
  /** As typed. */
  readonly text: string;
  /** Short forms of it, or what it is short for. */
  readonly short: readonly string[];
  /** Under which its spellings are looked up: the folded word, and whether a number follows; undefined for an English word. */
  readonly key: string | undefined;
}

const NUMBER = /^[0-9\u0966-\u096f]/;
const BEFORE_NUMBER = ' #';

/** Splits a text into words as the index does. Words with a short form, such as `Uttar Pradesh`, stay together. */
export function spelledWords(text: string): readonly SpelledWord[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  const spelled: SpelledWord[] = [];
  for (let at = 0; at < words.length;) {
    const form = shortFormAt(words, at);
    const next = at + (form?.length ?? 1);
    const run = words.slice(at, next);
    const key = run.length === 1 ? keyOf(run[0] ?? '', words[next] ?? '') : undefined;
    spelled.push({ text: run.join(' '), short: form?.others ?? [], key });
    at = next;
  }
  return spelled;
}

function keyOf(word: string, next: string): string | undefined {
  const folded = foldText(word);
  if (!hasDevanagari(folded) && legalTerms(folded).length === 0) return undefined;
  return NUMBER.test(next) ? folded + BEFORE_NUMBER : folded;
}

/** The word of a key, for the look-up of its spellings. */
export function wordOfKey(key: string): { readonly word: string; readonly isBeforeNumber: boolean } {
  const isBeforeNumber = key.endsWith(BEFORE_NUMBER);
  return { word: isBeforeNumber ? key.slice(0, -BEFORE_NUMBER.length) : key, isBeforeNumber };
}
