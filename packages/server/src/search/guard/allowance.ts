import { searchLimits } from '@headnote/core/contract';
import { scanWords } from '../text/analysis/scan-words.js';
import type { Audience } from '../model/audience.js';
import { refuse } from './refuse.js';

/** Words in all texts of a query; each one is a separate look-up. */
const MAX_WORDS = 1024;

/** The same for a visitor: more than a typed sentence has, too few to block the search thread. */
const MAX_VISITOR_WORDS = 64;

/** The rest of a request's limits that count over all its parts. */
export interface Allowance {
  /** Counts a clause at a depth; the query itself is at depth 1. */
  clause(path: string, depth: number): void;
  /** Counts values of `terms` and `ids`. */
  terms(path: string, count: number): void;
  /** Counts a text that is searched by its words, and returns it. */
  text(value: unknown, path: string): string;
  /** Counts a text that is compared as a whole, and returns it. */
  value(value: string, path: string): string;
}

/** Creates the allowance of one request. */
export function openAllowance(audience: Audience): Allowance {
  const maxWords = audience === 'member' ? MAX_WORDS : MAX_VISITOR_WORDS;
  let clauses = 0;
  let terms = 0;
  let words = 0;
  let characters = 0;

  function characterCount(value: string, path: string): void {
    if (value.length > searchLimits.maxText) refuse(path, `at most ${searchLimits.maxText} characters`);
    characters += value.length;
    if (characters > searchLimits.maxBody) refuse('', `larger than ${searchLimits.maxBody / 1024} KB`);
  }

  return {
    clause(path, depth) {
      if (depth > searchLimits.maxDepth) refuse(path, `nested deeper than ${searchLimits.maxDepth}`);
      clauses += 1;
      if (clauses > searchLimits.maxClauses) refuse(path, `more than ${searchLimits.maxClauses} clauses`);
    },
    terms(path, count) {
      terms += count;
      if (terms > searchLimits.maxTerms) refuse(path, `more than ${searchLimits.maxTerms} values`);
    },
    text(value, path) {
      if (typeof value !== 'string') refuse(path, 'must be a text');
      characterCount(value, path);
      scanWords(value, () => {
        words += 1;
      });
      if (words > maxWords) refuse(path, `more than ${maxWords} words`);
      return value;
    },
    value(value, path) {
      characterCount(value, path);
      return value;
    },
  };
}
