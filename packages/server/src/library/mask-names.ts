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

/** How a text writes names, and what is between their words. */
interface Form {
  /** What may be between two words. */
  readonly gap: string;
  /** What may be between two characters of a word. */
  readonly within: string;
  /** What is passed over, because its own characters are none of the text. */
  readonly passed: string;
  /** The other ways to write a character, as a pattern. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** A name may be typed with the one apostrophe and printed with the other. */
const APOSTROPHES = ["'", '’', '‘'] as const;
const APOSTROPHE = `[${APOSTROPHES.join('')}]`;
/** Elements that the policy of documents allows inside a line: emphasis, paragraph numbers, links. */
const INLINE = String.raw`<\/?(?:span|abbr|cite|code|em|mark|small|strong|sub|sup|a|b|i|q|s|u)\b[^<>]*>`;
/** The number of a page of the report, which may cut a word. One without digits is two tags: no text has two readings. */
const PAGE = String.raw`<span id="page-\d{1,9}">\d{1,9}<\/span>`;
const ENTITY = String.raw`&#?[a-z\d]{1,10};`;

/** A space or one line break: an empty line ends a paragraph, and no name runs over it. */
const plainText: Form = {
  gap: String.raw`(?:[^\S\n]|\n(?!\n))+`,
  within: '',
  passed: '',
  spellings: new Map(APOSTROPHES.map((one) => [one, APOSTROPHE])),
};
/** In HTML, a page or emphasis may begin or end inside a name, and a tag's own text is no name. */
const markup: Form = {
  gap: String.raw`(?:[^\S\n]|\n(?!\n)|&nbsp;|${PAGE}|<br\b[^<>]*>|${INLINE})+`,
  within: `(?:${PAGE}|${INLINE})*`,
  passed: `<[^<>]*>|${ENTITY}`,
  spellings: new Map([
    ...APOSTROPHES.map((one) => [one, `(?:${APOSTROPHE}|&#39;|&apos;)`] as const),
    ['&', '&(?:amp|#38);'],
    ['<', '&(?:lt|#60);'],
    ['>', '&(?:gt|#62);'],
    ['"', '(?:"|&quot;|&#34;)'],
  ]),
};
/** The value of an attribute has no elements. */
const attribute: Form = { ...markup, within: '', passed: ENTITY };
const SPECIAL = /[\\^$.*+?()[\]{}|/]/;
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
    ...(document.listed && { listed: document.listed.map((line) => ({ ...line, text: mask.plain(line.text) })) }),
    source,
    text: maskText(document.text, mask),
  };
}

/** Counts in how many places of its fields and its text a judgment has each name, in order. */
export function countNames(document: NewCase, names: readonly GivenName[]): readonly number[] {
  const fields = Object.entries(document).filter(([field]) => !KEPT.has(field as keyof NewCase));
  const listed = document.listed?.map(({ text }) => text) ?? [];
  const words = [...fields.flatMap(([, value]: [string, unknown]) => value), ...document.otherCitations, ...listed];
  const texts = [...words.filter((word) => typeof word === 'string'), document.text.plain].map(foldLetters);
  return names.map((name) => {
    const pattern = patternOf([name], plainText);
    return texts.reduce((sum, { folded }) => sum + (pattern ? [...folded.matchAll(pattern)].length : 0), 0);
  });
}

/**
 * Adds names to others. One that is there already, also with other letters that are equal, gets its new mask; one without
 * a mask gets the first letter that no other name has, so that two persons do not look like one.
 */
export function addNames(names: readonly MaskedName[], added: readonly GivenName[]): MaskedName[] {
  const all = new Map(names.map((one) => [nameKey(one.name), one]));
  const taken = new Set([...names, ...added].map(({ mask }) => mask));
  for (const { name, mask } of added) {
    const key = nameKey(name);
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
  const keys = new Set(dropped.map(nameKey));
  return names.filter(({ name }) => !keys.has(nameKey(name)));
}

/** Two names with the same key are one, in other letters or capitals. */
export const nameKey = (name: string): string => foldLetters(name).folded.trim().replace(/\s+/g, ' ').toLowerCase();

/** Replaces names in any case and across line breaks, as whole words only. */
export interface NameMask {
  readonly plain: (text: string) => string;
  readonly html: (html: string) => string;
}

/** Creates a replacement of names, for words that are shown outside their judgment. Linear in the text. */
export function createNameMask(names: readonly MaskedName[]): NameMask {
  // The longest first: a name inside another one must not break it.
  const sorted = names.toSorted((one, other) => other.name.length - one.name.length);
  const replacerFor = (form: Form) => {
    const pattern = patternOf(sorted, form);
    return (text: string, write: (mask: string, found: string) => string) =>
      pattern === undefined ? text : replaceNames(text, pattern, (at, found) => write(sorted[at]?.mask ?? '', found));
  };
  const inPlain = replacerFor(plainText);
  const inMarkup = replacerFor(markup);
  const inAttribute = replacerFor(attribute);
  return {
    plain: (text) => inPlain(text, (mask) => mask),
    html: (html) =>
      inMarkup(html, (mask, found) => escapeHtml(mask) + (found.match(TAG) ?? []).join('')).replace(
        TITLE,
        (_, tag: string, title: string) => tag + inAttribute(title, escapeHtml),
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

/** Writes a name in another way: `at` is its place among the names of the pattern. */
type Write = (at: number, found: string) => string;

function replaceNames(text: string, pattern: RegExp, write: Write): string {
  const { folded, rawRange } = foldLetters(text);
  let done = '';
  let from = 0;
  for (const { at, start, end } of findNames(folded, pattern)) {
    const raw = rawRange(start, end);
    done += text.slice(from, raw.start) + write(at, text.slice(raw.start, raw.end));
    from = raw.end;
  }
  return from === 0 ? text : done + text.slice(from);
}

interface FoundName {
  at: number;
  readonly start: number;
  end: number;
}

/** Finds all names in order. Two that overlap are one place, of the first of them in the pattern: half of a name is one too. */
function findNames(folded: string, pattern: RegExp): readonly FoundName[] {
  const places: FoundName[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match !== null; match = pattern.exec(folded)) {
    const [, found, ...groups] = match;
    if (found === undefined) continue;
    const start = match.index;
    const [at, end] = [groups.findIndex((group) => group !== undefined), start + found.length];
    const last = places.at(-1);
    if (last === undefined || start >= last.end) places.push({ at, start, end });
    else Object.assign(last, { at: Math.min(last.at, at), end: Math.max(last.end, end) });
    // The next name may begin inside of this one: at the next character, which may be two units.
    pattern.lastIndex = start + String.fromCodePoint(folded.codePointAt(start) ?? 0).length;
  }
  return places;
}

/**
 * Whole words, in any case: a letter, one of its marks or a digit next to the name is part of another word. The first group
 * is what was found, each further one the name in its place. Undefined without a name that readers see.
 */
function patternOf(names: readonly GivenName[], form: Form): RegExp | undefined {
  const found = names.map(({ name }) => foldLetters(name).folded.trim());
  if (found.every((name) => name === '')) return undefined;
  // A name of invisible characters alone is in no text; an empty group would be everywhere.
  const groups = found.map((name) => `(${name === '' ? '(?!)' : spell(name, form)})`);
  const passed = form.passed === '' ? '' : `|${form.passed}`;
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(${groups.join('|')})(?![\p{L}\p{M}\p{N}])${passed}`, 'giu');
}

const spell = (name: string, { gap, within, spellings }: Form): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word, (one) => spellings.get(one) ?? one.replace(SPECIAL, String.raw`\$&`)).join(within))
    .join(gap);
