import type { DocumentText, NewCase } from '../extraction/new-document.js';
import { findSentenceEnds } from '../extraction/text/sentence-ends.js';

/** A name, and what a reader sees instead. */
export interface MaskedName {
  readonly name: string;
  readonly mask: string;
}

/** Fields without a name in words: keys, dates, and citations, by which others find the judgment. */
const KEPT = new Set<keyof NewCase>([
  'kind',
  'source',
  'text',
  'houseCitation',
  'decidedOn',
  'otherCitations',
  'courtName',
]);

/** What may be between two words of a name, and what must not follow it. */
interface Form {
  readonly gap: string;
  readonly end: string;
}

/** A space or one line break: an empty line ends a paragraph, and no name runs over it. */
const plainText: Form = { gap: String.raw`(?:[^\S\n]|\n(?!\n))+`, end: '' };
/** In HTML, marks of emphasis or a paragraph number may also be between two words, and a tag's own text is no name. */
const markup: Form = {
  gap: String.raw`(?:[^\S\n]|\n(?!\n)|&nbsp;|<\/?(?:span|b|i|u|em|strong|small|sup|sub|a)\b[^<>]*>)+`,
  end: '(?![^<>]*>)',
};
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const TAG = /<[^<>]*>/g;

/**
 * Replaces names in all fields and in the text of a judgment, in any case and across line breaks, as whole words only.
 * Removes the address of the official copy, which still has the names.
 */
export function maskNames(document: NewCase, names: readonly MaskedName[]): NewCase {
  const mask = replacer(names);
  const fields = Object.entries(document).map(([field, value]: [string, unknown]) => {
    if (KEPT.has(field as keyof NewCase)) return [field, value] as const;
    if (typeof value === 'string') return [field, mask.plain(value)] as const;
    if (Array.isArray(value))
      return [field, value.map((one) => (typeof one === 'string' ? mask.plain(one) : one))] as const;
    return [field, value] as const;
  });
  const { url: _url, ...source } = document.source;
  return {
    ...document,
    ...(Object.fromEntries(fields) as Partial<NewCase>),
    source,
    text: maskText(document.text, mask),
  };
}

/** Counts how often the names occur in the text and the parties of a judgment. */
export function countNames({ appellant, respondent, text }: NewCase, names: readonly MaskedName[]): number {
  const all = [appellant, respondent, text.plain].join('\n\n');
  return names.reduce((sum, name) => sum + [...all.matchAll(patternOf(name, plainText))].length, 0);
}

interface Replacer {
  readonly plain: (text: string) => string;
  readonly html: (text: string) => string;
}

function replacer(names: readonly MaskedName[]): Replacer {
  // The longest first: a name inside another one must not break it.
  const sorted = names.toSorted((one, other) => other.name.length - one.name.length);
  return {
    plain: (text) => sorted.reduce((done, one) => done.replace(patternOf(one, plainText), () => one.mask), text),
    html: (html) =>
      sorted.reduce(
        (done, one) =>
          done.replace(
            patternOf({ ...one, name: escapeName(one.name) }, markup),
            (found) => escapeName(one.mask) + (found.match(TAG) ?? []).join(''),
          ),
        html,
      ),
  };
}

function maskText(text: DocumentText, mask: Replacer): DocumentText {
  const plain = mask.plain(text.plain);
  return {
    html: mask.html(text.html),
    plain,
    sentenceEnds: findSentenceEnds(plain),
    anchors: text.anchors,
    ...(text.titleEnd === undefined ? {} : { titleEnd: mask.plain(text.plain.slice(0, text.titleEnd)).length }),
  };
}

/** Whole words, in any case: a letter or a digit next to the name is part of another word. */
function patternOf({ name }: MaskedName, { gap, end }: Form): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(SPECIAL, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(gap)}(?![\p{L}\p{N}])${end}`, 'giu');
}

function escapeName(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
