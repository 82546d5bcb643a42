import { extractCitations } from '@headnote/core/citation';
import { escapeHtml } from '@headnote/core/content';
import type { DocumentText, NewCase } from '../extraction/new-document.js';
import { findSentenceEnds } from '../extraction/text/sentence-ends.js';

/** A name, and what a reader sees instead. */
export interface MaskedName {
  readonly name: string;
  readonly mask: string;
}

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

/** Counts how often the names occur in the text and the parties of a judgment. */
export function countNames({ appellant, respondent, text }: NewCase, names: readonly MaskedName[]): number {
  const all = [appellant, respondent, text.plain].join('\n\n');
  return names.reduce((sum, name) => sum + [...all.matchAll(patternOf(name, plainText))].length, 0);
}

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
    sorted.reduce((done, one) => done.replace(patternOf(one, form), (found) => write(one.mask, found)), text);
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

/** Whole words, in any case: a letter or a digit next to the name is part of another word. */
function patternOf({ name }: MaskedName, { gap, end, spellings }: Form): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(SPECIAL, String.raw`\$&`).replace(WRITTEN, (one) => spellings.get(one) ?? one));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(gap)}(?![\p{L}\p{N}])${end}`, 'giu');
}
