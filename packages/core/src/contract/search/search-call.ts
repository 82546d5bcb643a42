import { readOutdata } from './read-outdata.js';
import type { SearchAnswer } from './search-answer.js';
import type { SearchBody } from './search-body.js';
import { outdata, type Reader } from '../wire/readers.js';
import type { ForUser } from '../wire/for-user.js';

/** What a client hands to a search. */
export interface SearchInput extends ForUser {
  /** The request, as the search language or a form makes it. */
  readonly body: SearchBody;
  /** `1` asks the server to note the documents as seen by the user; `0` by default. */
  readonly addDocument?: '0' | '1';
}

/** The two parameters of every search. */
export const searchQuery = { addDocument: ['adddocument', '0'], userId: ['userid', '0'] } as const;

/** The body of a search, as it is. */
export const searchBody = ({ body }: SearchInput): SearchBody => body;

/** Reads what a search found. */
// @__NO_SIDE_EFFECTS__
export function found<R>(): Reader<SearchAnswer<R>> {
  return outdata(readOutdata as Reader<SearchAnswer<R>>);
}
