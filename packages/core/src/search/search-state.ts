import { DamagedLinkError } from '../errors/damaged-link-error.js';
import { fail, succeed, type Result } from '../errors/result.js';
import { isNarrowing, tidyNarrowing, type Narrowing } from './narrowing.js';
import { searchLimits } from '../contract/search/search-limits.js';

/** Longest name of a court, in characters. */
const MAX_COURT_NAME = 200;
/** Maximum number of courts in one search. */
const MAX_COURTS = 100;

const kinds = ['text', 'citation', 'acts'] as const;
const sorts = ['relevance', 'newest', 'oldest', 'cited'] as const;

/** A search as stored (encrypted) in a link: its text, what narrows it, and its order. */
export interface SearchState {
  readonly v: 1;
  readonly kind: (typeof kinds)[number];
  readonly text: string;
  readonly courtNames: readonly string[];
  readonly sort: (typeof sorts)[number];
  /** What narrows it beside its courts. */
  readonly narrowing?: Narrowing;
}

/** Converts a search to text for a link. Equal searches give equal texts. */
export function serializeSearch(state: SearchState): string {
  const { kind, text, courtNames, sort } = state;
  return JSON.stringify({ v: 1, kind, text, courtNames, sort, narrowing: tidyNarrowing(state.narrowing) });
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
  const searchText = state.text;
  if (state.v !== 1 || !kind || !sort || typeof searchText !== 'string' || !isCourtList(state.courtNames))
    return undefined;
  if (searchText.length > searchLimits.maxText) return undefined;
  if (state.narrowing !== undefined && !isNarrowing(state.narrowing)) return undefined;
  const narrowing = tidyNarrowing(state.narrowing);
  return { v: 1, kind, text: searchText, courtNames: state.courtNames, sort, ...(narrowing && { narrowing }) };
}

/** Parses the text of `serializeSearch`. Returns a DamagedLinkError for any other text. Never throws. */
export function parseSearch(text: string): Result<SearchState, DamagedLinkError> {
  try {
    const state = parseState(text);
    return state ? succeed(state) : fail(new DamagedLinkError());
  } catch (cause) {
    return fail(new DamagedLinkError(undefined, { cause }));
  }
}
