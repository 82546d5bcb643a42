import * as v from 'valibot';
import { DamagedLinkError } from '../errors/damaged-link-error.js';
import { fail, succeed, type Result } from '../errors/result.js';
import { searchLimits } from '../contract/search/search-limits.js';

/** Longest name of a court that a state may carry. */
const MAX_COURT_NAME = 200;
/** Most courts that one search is narrowed to. */
const MAX_COURTS = 100;

const schema = v.object({
  v: v.literal(1),
  kind: v.picklist(['text', 'citation', 'acts']),
  text: v.pipe(v.string(), v.maxLength(searchLimits.maxText)),
  courtNames: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_COURT_NAME))), v.maxLength(MAX_COURTS)),
  sort: v.picklist(['relevance', 'newest']),
});

/** A search as a link carries it (encrypted): what was typed, where, and how the hits are ordered. */
export interface SearchState {
  readonly v: 1;
  readonly kind: 'text' | 'citation' | 'acts';
  readonly text: string;
  readonly courtNames: readonly string[];
  readonly sort: 'relevance' | 'newest';
}

/** Text of a search for a link; equal searches give equal text. */
export function serializeSearch(state: SearchState): string {
  const { kind, text, courtNames, sort } = state;
  return JSON.stringify({ v: 1, kind, text, courtNames, sort });
}

/** Reads what `serializeSearch` wrote. A decrypted link is user input: anything else is a damaged link, never a throw. */
export function parseSearch(text: string): Result<SearchState, DamagedLinkError> {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch (cause) {
    return fail(new DamagedLinkError(undefined, { cause }));
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? succeed(parsed.output) : fail(new DamagedLinkError());
}
