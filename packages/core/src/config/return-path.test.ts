import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './index.js';

const SITE = 'https://library.example';

/** True when a browser on the site that follows the path stays on it. */
const staysHere = (path: string): boolean => new URL(path, SITE).origin === SITE;

/** What hosts and schemes are smuggled in with; joined in every order by the property below. */
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

describe('the path to go back to', () => {
  it.each([
    '/Lawsuit/welcome',
    '/Lawsuit/searchresults?query=a&keywords=b',
    '/Lawsuit/case/c0123456789ab#p5',
    '/%2Fnot-a-host',
    '/',
  ])('G16: is kept when it is one on this site: %s', (path) => {
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
  ])('G16: is ignored when it leads, or might lead, elsewhere: %j', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });

  it('resolves dots, so that what is checked is what is opened', () => {
    expect(safeReturnPath('/Lawsuit/../Lawsuit/welcome')).toBe('/Lawsuit/welcome');
  });

  const leadsHere = (check: (value: string) => string | undefined, numRuns: number) =>
    fc.check(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const path = check(parts.join(''));
        return path === undefined || (staysHere(path) && safeReturnPath(path) === path);
      }),
      { numRuns, seed: 20_261_121 },
    );

  it('G16: never leads off the site, however a host is smuggled in, and is the same when checked again', () => {
    expect(leadsHere(safeReturnPath, 5000).counterexample).toBeNull();
  });

  it.each([
    ['a look at the first character', (value: string) => (value.startsWith('/') ? value : undefined)],
    ['a look for two slashes', (value: string) => (/^\/(?!\/)/.test(value) ? value : undefined)],
  ])('G16 (control): %s alone would not do', (_, check) => {
    expect(leadsHere(check, 5000).failed).toBe(true);
  });
});
