import type { CodecSubstitutes } from '../config/codec-substitutes.js';
import { ConfigError } from '../errors/config-error.js';

/** `-` is not a base64 character, so decoding is unambiguous, and URLSearchParams does not escape it. */
export const defaultSubstitutes: CodecSubstitutes = { '/': '-s', '+': '-p', '=': '-e' };

/** Converts between base64 and its URL-safe form. */
export interface Substitution {
  encode(base64: string): string;
  /** Returns the base64 of the URL-safe form. Keeps other characters, which the base64 decoder refuses. */
  decode(text: string): string;
}

const reserved = ['/', '+', '='] as const;

function refuse(problem: string): never {
  throw new ConfigError(`The substitutes of the link codec cannot work: ${problem}.`);
}

function check(values: readonly string[]): void {
  for (const value of values) {
    if (typeof value !== 'string' || value === '') refuse('each of the three must be a non-empty text');
    if (/^[A-Za-z0-9+/=]/.test(value)) {
      refuse(`"${value}" starts with a character that base64 uses, so reading would be ambiguous; start it with "-"`);
    }
    if (!/^[A-Za-z0-9*._~!$'(),;:@-]+$/.test(value))
      refuse(`"${value}" contains a character that a link cannot contain`);
  }
  values.forEach((value, index) => {
    const other = values.find((candidate, place) => place !== index && candidate.includes(value));
    if (other !== undefined) refuse(`"${value}" and "${other}" overlap; make them differ from the second character on`);
  });
}

/** Creates the substitution. Throws a ConfigError if substitutes are empty, overlap or begin with a base64 character. */
export function createSubstitution(substitutes: CodecSubstitutes = defaultSubstitutes): Substitution {
  check(reserved.map((character) => substitutes[character]));
  const meanings = new Map<string, string>(reserved.map((character) => [substitutes[character], character]));
  const escaped = [...meanings.keys()].map((value) => value.replace(/[.*$()]/g, '\\$&'));
  const pattern = new RegExp(escaped.join('|'), 'g');
  return {
    encode: (base64) => base64.replace(/[/+=]/g, (character) => substitutes[character as '/' | '+' | '=']),
    decode: (text) => text.replace(pattern, (value) => meanings.get(value) ?? value),
  };
}
