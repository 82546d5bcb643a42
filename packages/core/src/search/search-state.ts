import { DamagedLinkError } from '../errors/damaged-link-error.js';
import { fail, succeed, type Result } from '../errors/result.js';
import { searchLimits } from '../contract/search/search-limits.js';

/** Longest name of a court that a state may carry. */
const MAX_COURT_NAME = 200;
/** Most courts that one search is narrowed to. */
const MAX_COURTS = 100;

const kinds = ['text', 'citation', 'acts'] as const;
const sorts = ['relevance', 'newest'] as const;

/** A search as a link carries it (encrypted): what was typed, where, and how the hits are ordered. */
export interface SearchState {
  readonly v: 1;
  readonly kind: (typeof kinds)[number];
  readonly text: string;
  readonly courtNames: readonly string[];
  readonly sort: (typeof sorts)[number];
}

/** Text of a search for a link; equal searches give equal text. */
export function serializeSearch(state: SearchState): string {
  const { kind, text, courtNames, sort } = state;
  return JSON.stringify({ v: 1, kind, text, courtNames, sort });
}

function isCourtList(value: unknown): value is string[] {
  const isName = (name: unknown): boolean => typeof name === 'string' && name.length <= MAX_COURT_NAME;
  return Array.isArray(value) && value.length <= MAX_COURTS && value.every(isName);
}

function parseState(text: string): SearchState | undefined {
  const value = JSON.parse(text) as unknown;
  if (typeof value !== 'object' || value === null) return undefined;
  const state = value as Readonly<Record<keyof SearchState, unknown>>;
  const kind = kinds.find((known) => known === state.kind);
  const sort = sorts.find((known) => known === state.sort);
  const typed = state.text;
  if (state.v !== 1 || !kind || !sort || typeof typed !== 'string' || !isCourtList(state.courtNames)) return undefined;
  if (typed.length > searchLimits.maxText) return undefined;
  return { v: 1, kind, text: typed, courtNames: state.courtNames, sort };
}

/** Reads what `serializeSearch` wrote. A decrypted link is user input: anything else is a damaged link, never a throw. */
export function parseSearch(text: string): Result<SearchState, DamagedLinkError> {
  try {
    const state = parseState(text);
    return state ? succeed(state) : fail(new DamagedLinkError());
  } catch (cause) {
    return fail(new DamagedLinkError(undefined, { cause }));
  }
}
