import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.js';

const SITE = 'https://library.example';

/** Returns whether a browser that follows the path stays on the site. */
const staysHere = (path: string): boolean => new URL(path, SITE).origin === SITE;

/** Fragments used to smuggle in hosts and schemes. The property below joins them in random order. */
const pieces = [
  '/',
  '//',
  '\\',
  '/\\',
  '\\/',
  '%2F',
  '%2f%2f',
  '%5C',
  '%252F',
  '.',
  '..',
  '/./',
  '/../',
  ';',
  ':',
  '@',
  '?',
  '#',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00a0',
  '\u2028',
  '\uff0f',
  '\u3002',
  'evil.example',
  'https:',
  'http://',
  'javascript:alert(1)',
  'data:text/html,x',
  'Lawsuit',
  '@evil.example',
  '[::1]',
  '\ud800',
  'xn--',
  '\u202e',
] as const;

describe('safeReturnPath', () => {
  it.each([
    '/Lawsuit/welcome',
    '/Lawsuit/searchresults?query=a&keywords=b',
    '/Lawsuit/case/c0123456789ab#p5',
    '/%2Fnot-a-host',
    '/',
  ])('G16: accepts a path on this site: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '',
    'Lawsuit/welcome',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/Lawsuit/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '%2F%2Fevil.example',
    ' /Lawsuit/welcome',
    `/${'a'.repeat(5_000)}`,
  ])('G16: refuses a path that might lead to another site: %j', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });

  it('resolves dots, so that the checked path is the one that opens', () => {
    expect(safeReturnPath('/Lawsuit/../Lawsuit/welcome')).toBe('/Lawsuit/welcome');
  });

  const checkStaysHere = (check: (value: string) => string | undefined, numRuns: number) =>
    fc.check(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const path = check(parts.join(''));
        return path === undefined || (staysHere(path) && safeReturnPath(path) === path);
      }),
      { numRuns, seed: 20_261_121 },
    );

  it('G16: never leaves the site for any combination of fragments, and is stable when checked again', () => {
    expect(checkStaysHere(safeReturnPath, 5000).counterexample).toBeNull();
  });

  it.each([
    ['a check of the first character', (value: string) => (value.startsWith('/') ? value : undefined)],
    ['a check for two slashes', (value: string) => (/^\/(?!\/)/.test(value) ? value : undefined)],
  ])('G16: control: %s is not enough', (_, check) => {
    expect(checkStaysHere(check, 5000).failed).toBe(true);
  });
});
