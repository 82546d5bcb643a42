import { foldText } from '../../../library/completions/name-forms.js';
import { legalTerms } from '../../../library/completions/legal-terms.js';
import { hasDevanagari } from '../../../library/completions/sound-of.js';
import { scanWords } from '../analysis/scan-words.js';
import { isCitedProvision } from './provisions-in-words.js';
import { type ShortForm, shortFormAt } from './short-forms.js';
import { type VariantRun, type Variants, variantAt } from './variants.js';

/** One word of a clause's text, or several words that have a short form. */
export interface SpelledWord {
  /** As typed. */
  readonly text: string;
  /** Other spellings, short forms of it, or what it is short for. */
  readonly short: readonly string[];
  /** Those of `short` that are spellings, which a reader is told. */
  readonly spelled: readonly string[];
  /** True for a section and its letter, such as `120 B`: found together only, also in a quoted phrase. */
  readonly isSection: boolean;
  /** Under which its spellings are looked up: the folded word, and whether a number follows; undefined for an English word. */
  readonly key: string | undefined;
}

const NUMBER = /^[0-9\u0966-\u096f]/;
const BEFORE_NUMBER = ' #';

/** Splits a text into words as the index does. */
export function printedWords(text: string): readonly string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

const NO_VARIANTS: Variants = new Map();

/**
 * Splits a text into words as the index does. Words with a short form, such as `Uttar Pradesh`, or with another spelling, such as
 * `co-operative`, stay together. `known` are spellings that the library has.
 */
export function spelledWords(text: string, known: Variants = NO_VARIANTS): readonly SpelledWord[] {
  const words = printedWords(text);
  const isProvision = isCitedProvision(text);
  const spelled: SpelledWord[] = [];
  for (let at = 0; at < words.length;) {
    const [form, variant] = longest(shortFormAt(words, at), isProvision ? undefined : variantAt(words, at, known));
    const next = at + (form?.length ?? variant?.length ?? 1);
    const run = words.slice(at, next);
    const key = run.length === 1 ? keyOf(run[0] ?? '', words[next] ?? '') : undefined;
    const others = variant?.others ?? [];
    const short = [...new Set([...others, ...(form?.others ?? [])])];
    spelled.push({ text: run.join(' '), short, spelled: others, isSection: variant?.isSection ?? false, key });
    at = next;
  }
  return spelled;
}

/** Of two runs the longer one, or both. */
function longest(form: ShortForm | undefined, variant: VariantRun | undefined) {
  if (form === undefined || variant === undefined || form.length === variant.length) return [form, variant] as const;
  return form.length > variant.length ? ([form, undefined] as const) : ([undefined, variant] as const);
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
