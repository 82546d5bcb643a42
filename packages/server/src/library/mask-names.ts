import { extractCitations } from '@headnote/core/citation';
import { escapeHtml } from '@headnote/core/content';
import type { DocumentText, NewCase } from '../extraction/new-document.js';
import { findSentenceEnds } from '../extraction/text/sentence-ends.js';
import { foldLetters } from './fold-letters.js';

/** A name, and what a reader sees instead. */
export interface MaskedName {
  readonly name: string;
  readonly mask: string;
}

/** A name as an operator gives it; without a mask it gets a letter. */
export interface GivenName {
  readonly name: string;
  readonly mask?: string;
}

/** Masks of names that come without one, in order. */
const MASKS = ['X', 'Y', 'Z'];

/** Fields without a name in words, and citations, which are masked in their own way. */
const KEPT = new Set<keyof NewCase>([
  'kind',
  'source',
  'text',
  'houseCitation',
  'decidedOn',
  'otherCitations',
  'courtName',
]);

/** How a text writes what is between and around the words of a name. */
interface Form {
  /** What may be between two words. */
  readonly gap: string;
  /** What must follow the last word. */
  readonly end: string;
  /** The other ways to write a character, as a pattern. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** A name may be typed with the one apostrophe and printed with the other. */
const APOSTROPHES = ["'", '’', '‘'] as const;
const APOSTROPHE = `[${APOSTROPHES.join('')}]`;

/** A space or one line break: an empty line ends a paragraph, and no name runs over it. */
const plainText: Form = {
  gap: String.raw`(?:[^\S\n]|\n(?!\n))+`,
  end: '',
  spellings: new Map(APOSTROPHES.map((one) => [one, APOSTROPHE])),
};
/** In HTML, marks of emphasis or a paragraph number may also be between two words, and a tag's own text is no name. */
const markup: Form = {
  gap: String.raw`(?:[^\S\n]|\n(?!\n)|&nbsp;|<\/?(?:span|b|i|u|em|strong|small|sup|sub|a)\b[^<>]*>)+`,
  end: '(?![^<>]*>)',
  spellings: new Map([
    ...APOSTROPHES.map((one) => [one, `(?:${APOSTROPHE}|&#39;|&apos;)`] as const),
    ['&', '&(?:amp|#38);'],
    ['<', '&(?:lt|#60);'],
    ['>', '&(?:gt|#62);'],
    ['"', '(?:"|&quot;|&#34;)'],
  ]),
};
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
/** Characters that a text may write in another way. */
const WRITTEN = /['’‘&<>"]/g;
const TAG = /<[^<>]*>/g;
/** The only attribute with words that readers see. */
const TITLE = /(<abbr\b[^<>]*?\stitle=")([^"]*)/g;

/**
 * Replaces names in all fields and in the text of a judgment, in any case and across line breaks, as whole words only.
 * Removes the address of the official copy, which still has the names.
 */
export function maskNames(document: NewCase, names: readonly MaskedName[]): NewCase {
  const mask = createNameMask(names);
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
    otherCitations: document.otherCitations.map((citation) => maskCitation(citation, mask)),
    source,
    text: maskText(document.text, mask),
  };
}

/** Counts in how many places of its fields and its text a judgment has each name, in order. */
export function countNames(document: NewCase, names: readonly GivenName[]): readonly number[] {
  const fields = Object.entries(document).filter(([field]) => !KEPT.has(field as keyof NewCase));
  const words = [...fields.flatMap(([, value]: [string, unknown]) => value), ...document.otherCitations];
  const texts = [...words.filter((word) => typeof word === 'string'), document.text.plain].map(foldLetters);
  return names.map((name) => {
    const pattern = patternOf(name, plainText);
    return texts.reduce((sum, { folded }) => sum + [...folded.matchAll(pattern)].length, 0);
  });
}

/**
 * Adds names to others. One that is there already, also with other letters that are equal, gets its new mask; one without
 * a mask gets the first letter that no other name has, so that two persons do not look like one.
 */
export function addNames(names: readonly MaskedName[], added: readonly GivenName[]): MaskedName[] {
  const all = new Map(names.map((one) => [keyOf(one.name), one]));
  const taken = new Set([...names, ...added].map(({ mask }) => mask));
  for (const { name, mask } of added) {
    const key = keyOf(name);
    const given = mask ?? all.get(key)?.mask ?? freeMask(taken);
    taken.add(given);
    all.set(key, { name, mask: given });
  }
  return [...all.values()];
}

function freeMask(taken: ReadonlySet<string | undefined>): string {
  const free = MASKS.find((mask) => !taken.has(mask));
  if (free !== undefined) return free;
  let number = MASKS.length + 1;
  while (taken.has(`X${number}`)) number += 1;
  return `X${number}`;
}

/** Leaves names out. */
export function dropNames(names: readonly MaskedName[], dropped: readonly string[]): MaskedName[] {
  const keys = new Set(dropped.map(keyOf));
  return names.filter(({ name }) => !keys.has(keyOf(name)));
}

const keyOf = (name: string): string => foldLetters(name).folded.trim().replace(/\s+/g, ' ').toLowerCase();

/** Replaces names in any case and across line breaks, as whole words only. */
export interface NameMask {
  readonly plain: (text: string) => string;
  readonly html: (html: string) => string;
}

/** Creates a replacement of names, for words that are shown outside their judgment. */
export function createNameMask(names: readonly MaskedName[]): NameMask {
  // The longest first: a name inside another one must not break it.
  const sorted = names.toSorted((one, other) => other.name.length - one.name.length);
  const replace = (text: string, form: Form, write: (mask: string, found: string) => string) =>
    sorted.reduce((done, one) => replaceName(done, patternOf(one, form), (found) => write(one.mask, found)), text);
  const inTag = { ...markup, end: '' };
  return {
    plain: (text) => replace(text, plainText, (mask) => mask),
    html: (html) =>
      replace(html, markup, (mask, found) => escapeHtml(mask) + (found.match(TAG) ?? []).join('')).replace(
        TITLE,
        (_, tag: string, title: string) => tag + replace(title, inTag, escapeHtml),
      ),
  };
}

/** A citation may come with its cause title. A name that is a part of the citation itself, such as `Air`, stays. */
function maskCitation(citation: string, mask: NameMask): string {
  const masked = mask.plain(citation);
  return numbersIn(masked) === numbersIn(citation) ? masked : citation;
}

const numbersIn = (text: string): string =>
  extractCitations(text)
    .map(({ canonical }) => canonical)
    .join('; ');

function maskText(text: DocumentText, mask: NameMask): DocumentText {
  const plain = mask.plain(text.plain);
  return {
    html: mask.html(text.html),
    plain,
    sentenceEnds: findSentenceEnds(plain),
    anchors: text.anchors,
    ...(text.titleEnd === undefined ? {} : { titleEnd: mask.plain(text.plain.slice(0, text.titleEnd)).length }),
  };
}

function replaceName(text: string, pattern: RegExp, write: (found: string) => string): string {
  const { folded, rawRange } = foldLetters(text);
  let done = '';
  let from = 0;
  for (const { 0: found, index } of folded.matchAll(pattern)) {
    const { start, end } = rawRange(index, index + found.length);
    done += text.slice(from, start) + write(text.slice(start, end));
    from = end;
  }
  return from === 0 ? text : done + text.slice(from);
}

/** Whole words, in any case: a letter, one of its marks or a digit next to the name is part of another word. */
function patternOf({ name }: GivenName, { gap, end, spellings }: Form): RegExp {
  const words = foldLetters(name)
    .folded.trim()
    .split(/\s+/)
    .map((word) => word.replace(SPECIAL, String.raw`\$&`).replace(WRITTEN, (one) => spellings.get(one) ?? one));
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${words.join(gap)}(?![\p{L}\p{M}\p{N}])${end}`, 'giu');
}
