import { errorTexts, hindiErrorTexts, hindiMessages, messages } from '@headnote/core/hindi';
import { accountTexts } from './account-texts.js';
import { libraryTexts } from './library-texts.js';
import { serviceTexts, valueTexts } from './service-texts.js';

/** The place of a value: `{1}`, or `<prefix>` in the messages of the forms. */
const VALUE = /\{\d\}|<\w+>/;
const VALUES = new RegExp(VALUE, 'g');

const texts: readonly (readonly [english: string, hindi: string])[] = [
  ...pairsOf(messages, hindiMessages),
  ...pairsOf(errorTexts, hindiErrorTexts),
  ...Object.entries({ ...accountTexts, ...libraryTexts, ...serviceTexts }),
];

const fixed: ReadonlyMap<string, string> = new Map(texts);

/** Texts with values, those with the longest fixed beginning first. */
const templates = texts
  .filter(([english]) => VALUE.test(english))
  .toSorted(([one], [other]) => other.search(VALUE) - one.search(VALUE))
  .map(([english, hindi]) => ({
    pattern: new RegExp(`^${english.split(VALUE).map(escapePattern).join('([^]+?)')}$`),
    names: [...(english.match(VALUES) ?? [])] as readonly string[],
    hindi,
  }));

/** A text after the place in a request that it is about: `query.match.content: Sign in to search the texts`. */
const PLACED = /^([\w.[\]]+): (.+)$/;

/** Returns a message of the server in Hindi; the message itself if it has no Hindi text. */
export function inHindi(message: string): string {
  const known = fixed.get(message);
  if (known !== undefined) return known;
  for (const { pattern, names, hindi } of templates) {
    const [, ...values] = pattern.exec(message) ?? [];
    if (values.length > 0) return hindi.replace(VALUES, (name) => valueInHindi(values[names.indexOf(name)] ?? name));
  }
  const [, place, reason = ''] = PLACED.exec(message) ?? [];
  const placed = fixed.get(reason);
  return placed === undefined ? message : `${place}: ${placed}`;
}

/** `folders`, `5 minutes`, or a sentence of its own; a name or a number stays. */
function valueInHindi(value: string): string {
  const sentence = fixed.get(value);
  if (sentence !== undefined) return sentence;
  const [, count = '', unit = value] = /^(\d+ )(.+)$/.exec(value) ?? [];
  return count + (valueTexts[unit] ?? unit);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function pairsOf<Name extends string>(
  english: Readonly<Record<Name, string>>,
  hindi: Readonly<Record<Name, string>>,
): readonly (readonly [string, string])[] {
  return (Object.keys(english) as Name[]).map((name) => [english[name], hindi[name]]);
}
