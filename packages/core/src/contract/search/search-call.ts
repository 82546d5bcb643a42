import { readOutdata } from './read-outdata.js';
import type { SearchAnswer } from './search-answer.js';
import type { SearchBody } from './search-body.js';
import type { Reader } from '../wire/kind.js';
import type { ForUser } from '../wire/for-user.js';

/** Input of a search. */
export interface SearchInput extends ForUser {
  /** The request, as built from the search language or a form. */
  readonly body: SearchBody;
  /** `1` asks the server to mark the documents as seen by the user; `0` by default. */
  readonly addDocument?: '0' | '1';
}

/** The two parameters of every search. */
export const searchQuery = { addDocument: ['adddocument', '0'], userId: ['userid', '0'] } as const;

/** Passes on the body of a search unchanged. */
export const searchBody = ({ body }: SearchInput): SearchBody => body;

/** Reads the result of a search. */
export const found = <R>(): Reader<SearchAnswer<R>> => readOutdata as Reader<SearchAnswer<R>>;
