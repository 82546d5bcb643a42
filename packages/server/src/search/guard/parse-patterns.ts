import { searchLimits } from '@headnote/core/contract';
import { scanWords } from '../text/analysis/scan-words.js';
import type { PrefixClause, WildcardClause } from '../model/engine-request.js';
import type { Allowance } from './allowance.js';
import type { ClauseContext } from './clause-context.js';
import { readSingle } from './read-json.js';
import { readTextField } from './read-text-field.js';
import { memberPath, refuse } from './refuse.js';

const LETTER = /[\p{L}\p{N}]/gu;
const SIGN = /[*?]/g;

/** Parses `prefix`: words with a beginning. */
export function parsePrefix(value: unknown, path: string, { allowance }: ClauseContext): PrefixClause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const choice = readTextField(wire, inner);
  const text = readOneWord(content, inner, allowance);
  checkLetters(text, inner);
  return { type: 'prefix', ...choice, text };
}

/** Parses `wildcard`: words that match a pattern. */
export function parseWildcard(value: unknown, path: string, { allowance }: ClauseContext): WildcardClause {
  const [wire, content] = readSingle(value, path);
  const inner = memberPath(path, wire);
  const choice = readTextField(wire, inner);
  if (typeof content !== 'string') refuse(inner, 'must be a text');
  // A letter instead of each sign keeps the word together while words are counted.
  readOneWord(content.replace(SIGN, 'x'), inner, allowance);
  const signs = content.match(SIGN)?.length ?? 0;
  if (signs === 0) refuse(inner, 'needs * or ?');
  if (signs > searchLimits.maxWildcards) refuse(inner, `at most ${searchLimits.maxWildcards} of * and ?`);
  checkLetters(content.slice(0, content.search(SIGN)), inner);
  return { type: 'wildcard', ...choice, pattern: content };
}

function checkLetters(beginning: string, path: string): void {
  const letters = beginning.match(LETTER)?.length ?? 0;
  if (letters < searchLimits.minLetters) refuse(path, `must begin with ${searchLimits.minLetters} letters`);
}

function readOneWord(value: unknown, path: string, allowance: Allowance): string {
  const text = allowance.text(value, path);
  let isWhole = false;
  scanWords(text, (start, end, position) => {
    isWhole = position === 0 && start === 0 && end === text.length;
  });
  return isWhole ? text : refuse(path, 'must be one word');
}
