import { parseQuery } from '@headnote/core/search';

/** Longest text that can be one provision, in characters. */
const MAX_PROVISION = 150;
const NUMBER = String.raw`(?!(?:1[789]|20)\d\d\b)\d{1,4}`;
const HEAD = String.raw`(?:u\/ss?|ss?|secs?|sections?|arts?|articles?|order|o|§{1,2})\.?`;
const FORMS = [
  // `section 302 IPC`, `article 21`
  new RegExp(String.raw`^${HEAD}\s?(?:\d|[ivx]+\b)`, 'i'),
  // `धारा 302 भा.दं.सं.`, `अनुच्छेद २१`
  /^(?:धारा|अनुच्छेद|आदेश|नियम)\s?[\d०-९]/,
  // `302 IPC`
  new RegExp(String.raw`^${NUMBER}\s?-?[A-Za-z]{0,2}(?:\s?\(\w{1,4}\))*\s+[A-Za-z][A-Za-z. ]{1,60}$`),
  // `IPC 302`, `Companies Act section 10`
  new RegExp(String.raw`^[A-Za-z][A-Za-z.,()& ]{1,80}\s${NUMBER}\s?-?[A-Za-z]{0,2}(?:\s?\(\w{1,4}\))*$`),
];

/**
 * Whether a typed text may be one provision of an act, so that it is worth asking the library. Reading the text needs the whole engine of
 * citations, which only the server loads. Several sections of a code, `302/34 IPC`, are a search for each of them.
 */
export function mayBeProvision(text: string): boolean {
  if (text.length > MAX_PROVISION) return false;
  const { tree } = parseQuery(text);
  if (tree.type === 'field') return isTyped(text, tree);
  if (!FORMS.some((form) => form.test(text))) return false;
  return !(tree.type === 'and' ? tree.of : [tree]).some(({ type }) => type === 'field' || type === 'near');
}

/** A provision that the reader typed without the name of the field. */
const isTyped = (text: string, { name }: { readonly name: string }): boolean =>
  name === 'provision' && !text.includes(':');
