import { type Citation, parseCitation } from '@headnote/core/citation';

/** A provision as a reader types it. */
export interface TypedProvision {
  /** The engine's name of the act: `IPC`. */
  readonly act: string;
  readonly unit: string;
  readonly number: string;
  /** `S. 302 IPC`. */
  readonly canonical: string;
}

/** A section number: `302`, `498-A`, `13(1)(e)`, but not a year. */
const NUMBER = String.raw`(?!(?:1[789]|20)\d\d\b)\d{1,4}(?:\s?-?\s?[A-Za-z]{1,2}\b)?(?:\s?\(\w{1,4}\))*`;
/** `65 B Evidence Act`, `article 21 A`: the letter of a number, but no initial of a name. */
const LETTER_APART = /\b(\d{1,4})\s([A-Za-z])(?=\s+(?!of\b)|\s?\(|$)/;
/** `302/34`, `420, 468 and 471`. */
const NUMBERS = String.raw`${NUMBER}(?:\s*(?:,|/|&|\band\b)\s*${NUMBER}){0,8}`;
const NUMBER_FIRST = new RegExp(String.raw`^(${NUMBERS})\s+(?:of\s+(?:the\s+)?)?(\D.*)$`);
const NUMBER_LAST = new RegExp(String.raw`^(\D*[A-Za-z).])\s+(${NUMBER})$`);
/** `O 39 r 1`, `order 39 rule 1 cpc`. */
const ORDER =
  /^o(?:rder)?\.?\s*(\d{1,2}[A-Z]?|[IVXL]+)[\s,]*r(?:ule)?\.?\s*(\d.*?)((?:\s+(?:of\s+(?:the\s+)?)?[A-Za-z. ]+)?)$/i;
const ARTICLE = new RegExp(String.raw`^art\.?\s*(${NUMBER})$`, 'i');

/**
 * Reads a text that is one provision of a named act, in the forms that lawyers type: `section 302 IPC`, `302 IPC`, `IPC 302`, `art 21`.
 * Undefined for anything else, also for a section without an act.
 */
export function typedProvision(text: string): TypedProvision | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  const joined = typed.replace(LETTER_APART, '$1$2');
  for (const form of [...(joined === typed ? [] : formsOf(joined)), ...formsOf(typed)]) {
    const read = provisionOf(parseCitation(form));
    if (read !== undefined) return hasTopic(read.act, typed) ? undefined : read;
  }
  return undefined;
}

/** `section 34 of that act`. */
const THAT_ACT = /^(?:that|this|said|same|an|any)\b/i;

/** Whether a name in small letters is that of an act behind a topic, or of none: `section 34 common intention penal code`. */
function hasTopic(act: string, typed: string): boolean {
  if (typed.includes(act)) return false;
  if (THAT_ACT.test(act)) return true;
  const words = act.toLowerCase().split(' ');
  const tails = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  return tails.some((tail) => provisionOf(parseCitation(`section 1 of the ${tail}`)) !== undefined);
}

function formsOf(typed: string): string[] {
  const forms = wordedForms(typed);
  const titled = forms.map(inTitleCase);
  // `s 34 arbitration`: the word that every act has is left out. In lower case only the usual names are read.
  const acts = forms.filter((form) => !/\d\W*$|\bact\b/i.test(form)).map((form) => `${form.toLowerCase()} act`);
  return [...new Set([...forms, ...titled, ...acts])];
}

function wordedForms(typed: string): string[] {
  const [, articleNumber] = ARTICLE.exec(typed) ?? [];
  if (articleNumber !== undefined) return [`Article ${articleNumber}`];
  const [, order, rule, code = ''] = ORDER.exec(typed) ?? [];
  if (order !== undefined) return [`Order ${order} Rule ${rule}${code}`];
  const [, first, act] = NUMBER_FIRST.exec(typed) ?? [];
  if (first !== undefined) return [`Section ${first} ${act}`];
  const [, name, last] = NUMBER_LAST.exec(typed) ?? [];
  return last === undefined ? [typed] : [typed, `Section ${last} ${name}`];
}

/** `sale of goods act` as a text prints it; abbreviations stay as they are. */
const inTitleCase = (text: string): string =>
  text.replace(/\b(?!(?:of|and|the|for|in|to|on|by|r|w|section|article|order|rule|s|u)\b)[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );

function provisionOf(citation: Citation | undefined): TypedProvision | undefined {
  const { kind, status, family, unit, number, canonical } = citation ?? {};
  if (
    kind !== 'provision' ||
    status === 'impossible' ||
    !family ||
    unit === undefined ||
    number === undefined ||
    unit === 'Act'
  )
    return undefined;
  return { act: family, unit, number, canonical: canonical ?? '' };
}
