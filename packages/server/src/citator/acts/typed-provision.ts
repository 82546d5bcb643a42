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
const NUMBER_FIRST = new RegExp(String.raw`^(${NUMBER})\s+(?:of\s+(?:the\s+)?)?(\D.*)$`);
const NUMBER_LAST = new RegExp(String.raw`^(\D*[A-Za-z).])\s+(${NUMBER})$`);
const ARTICLE = new RegExp(String.raw`^art\.?\s*(${NUMBER})$`, 'i');

/**
 * Reads a text that is one provision of a named act, in the forms that lawyers type: `section 302 IPC`, `302 IPC`, `IPC 302`, `art 21`.
 * Undefined for anything else, also for a section without an act.
 */
export function typedProvision(text: string): TypedProvision | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  for (const form of formsOf(typed)) {
    const read = provisionOf(parseCitation(form));
    if (read !== undefined) return read;
  }
  return undefined;
}

function formsOf(typed: string): string[] {
  const [, articleNumber] = ARTICLE.exec(typed) ?? [];
  if (articleNumber !== undefined) return [`Article ${articleNumber}`];
  const [, first, act] = NUMBER_FIRST.exec(typed) ?? [];
  if (first !== undefined) return [`Section ${first} ${act}`];
  const [, name, last] = NUMBER_LAST.exec(typed) ?? [];
  return last === undefined ? [typed] : [typed, `Section ${last} ${name}`];
}

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
