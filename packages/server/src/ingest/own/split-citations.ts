import { extractCitations } from '@headnote/core/citation';

/** The citations of one value, or why it cannot be divided, as one sentence. */
export type SplitCitations =
  | { readonly citations: readonly string[]; readonly problem?: undefined }
  | { readonly citations?: undefined; readonly problem: string };

/** What may stand between two citations. */
const BETWEEN = /^(?:[\s=/:&;,|.()[\]]|and\b)*$/i;
/**
 * Finds a sign that joins two citations. The rules know no citation with `=`, `;`, `|` or a line end in it. `&`, `,`, `:` and
 * `/` may belong to the name of a report, such as `J & K LJ`, so they count only between a number and a year. `#` stands for
 * a citation that the rules have read.
 */
const JOINED = /[=;|\n]|[\d#)\]]\s*(?:[&,]|\s[:/]|[:/]\s)\s*(?:[A-Z]{2,6}\s+)?[([]?(?:\d{4}\b|#)/;

/** Whether a value is one citation that the rules know, or several, and nothing else. */
export function isOnlyCitations(value: string): boolean {
  const { citations, problem } = splitCitations(value);
  const [first] = extractCitations(value).filter(({ kind }) => kind !== 'provision');
  if (problem !== undefined || first === undefined) return false;
  return citations.length > 1 || BETWEEN.test(value.slice(0, first.start) + value.slice(first.end));
}

/** Divides a value with several citations joined by signs. One that the citation rules do not know stays as it is. */
export function splitCitations(value: string): SplitCitations {
  const found = extractCitations(value).filter(({ kind }) => kind !== 'provision');
  const gaps = [0, ...found.map(({ end }) => end)].map((end, at) => value.slice(end, found[at]?.start));
  if (found.length > 1 && gaps.every((gap) => BETWEEN.test(gap)))
    return { citations: found.map(({ start, end }) => value.slice(start, end)) };
  if (found.length > 1 || JOINED.test(gaps.join('#')))
    return { problem: `The citation "${value}" seems to be several that cannot be told apart; give each by itself.` };
  return { citations: [value] };
}
