import type { Citation } from './citation.js';
import { extractCitations } from './extract-citations.js';
import { findUnread, type TextSpan } from './grammar/find-unread.js';

/** A provision of law, or words that refer to a case cited before. */
export interface Reference {
  /** Index of its first character in the text. */
  readonly start: number;
  /** Index after its last character. */
  readonly end: number;
  /** As printed. */
  readonly text: string;
  /** `provision`; `ibid`, also `id.`; `supra`; or `name`: the name of a case cited before. */
  readonly kind: 'provision' | 'ibid' | 'supra' | 'name';
  /** Canonical forms of what it may mean: one if it is clear, several if not, none if nothing before it fits. */
  readonly meant: readonly string[];
  /** Index of the first character of the citation that it means, if that is clear. */
  readonly of?: number;
}

/** Words that always refer to something before, also where nothing fits. */
const WORDS = /\(supra\)|(?<!\w)(?:supra|ibid)\b\.?|(?<![\w.])[Ii]d\.(?=,?\s{1,3}(?:at\b|paras?\b|pp?\.|¶|\())/gi;
/** Maximum number of characters between `id.` and the citation that it means. */
const NEAR = 1500;

function referenceOf(citation: Citation, all: readonly Citation[]): Reference | undefined {
  const { start, end, text, kind, shortForm, canonical, refersTo, status, alternatives = [] } = citation;
  if (kind === 'provision') return { start, end, text, kind, meant: [canonical] };
  if (!shortForm) return undefined;
  const meant = status === 'ambiguous' && refersTo === undefined ? alternatives : [canonical];
  const full = refersTo === undefined ? undefined : all[refersTo];
  return { start, end, text, kind: shortForm, meant, ...(full && { of: full.start }) };
}

/**
 * Finds provisions of law and short forms (`ibid`, `id.`, `supra`, names of cases) in the order of a text, with what they
 * refer to. `citations` are those of the text, if they are already extracted. Takes linear time.
 */
export function findReferences(text: string, citations: readonly Citation[] = extractCitations(text)): Reference[] {
  const found = citations.flatMap((citation) => referenceOf(citation, citations) ?? []);
  let next = 0;
  let last: Citation | undefined;
  for (const { index: start, 0: word } of text.matchAll(WORDS)) {
    const end = start + word.length;
    for (let one; (one = citations[next]) && one.end <= start; next += 1) {
      if (one.kind !== 'provision' && one.kind !== 'docket') last = one;
    }
    if ((citations[next]?.start ?? Infinity) < end) continue;
    const isId = /^id/i.test(word);
    const full = last?.refersTo === undefined ? last : citations[last.refersTo];
    const isClear = isId && last !== undefined && full?.shortForm === undefined && start - last.end < NEAR;
    found.push({
      start,
      end,
      text: word,
      kind: /supra/i.test(word) ? 'supra' : 'ibid',
      ...(isClear && full ? { meant: [full.canonical], of: full.start } : { meant: [] }),
    });
  }
  const unread = findUnread(text, citations);
  return found.map((one) => unlessUnread(one, unread)).sort((one, other) => one.start - other.start);
}

/** `ibid` means the citation before it, so nothing is clear if that one could not be read. */
function unlessUnread(reference: Reference, unread: readonly TextSpan[]): Reference {
  const { of, start } = reference;
  if (reference.kind !== 'ibid' || of === undefined) return reference;
  if (!unread.some((span) => span.start > of && span.end <= start)) return reference;
  const { of: _of, ...rest } = reference;
  return { ...rest, meant: [] };
}
