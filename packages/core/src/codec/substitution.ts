import type { CodecSubstitutes } from '../config/codec-substitutes.js';
import { ConfigError } from '../errors/config-error.js';

/** `-` is no base64 character, so decoding is unambiguous, and URLSearchParams leaves it as it is. */
export const defaultSubstitutes: CodecSubstitutes = { '/': '-s', '+': '-p', '=': '-e' };

/** Both directions between base64 and its URL-safe form. */
export interface Substitution {
  encode(base64: string): string;
  /** Base64 of the URL-safe form; characters that belong to neither stay, for the reader of base64 to refuse. */
  decode(text: string): string;
}

const reserved = ['/', '+', '='] as const;

function refuse(problem: string): never {
  throw new ConfigError(`The substitutes of the link codec cannot work: ${problem}.`);
}

function check(values: readonly string[]): void {
  for (const value of values) {
    if (typeof value !== 'string' || value === '') refuse('each of the three has to be a text that is not empty');
    if (/^[A-Za-z0-9+/=]/.test(value)) {
      refuse(`"${value}" starts with a character that base64 uses, so reading would be ambiguous; start it with "-"`);
    }
    if (!/^[A-Za-z0-9*._~!$'(),;:@-]+$/.test(value)) refuse(`"${value}" holds a character that a link cannot carry`);
  }
  values.forEach((value, index) => {
    const other = values.find((candidate, place) => place !== index && candidate.includes(value));
    if (other !== undefined) refuse(`"${value}" and "${other}" overlap; make them differ from the second character on`);
  });
}

/** Creates the substitution. Throws a ConfigError for substitutes that are empty, overlap, or are made of base64. */
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
