import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.js';

describe('safeReturnPath', () => {
  it.each([
    '/Lawsuit/welcome',
    '/Lawsuit/searchresults?query=a&keywords=b',
    '/Lawsuit/case/c0123456789ab#p5',
    '/%2Fnot-a-host',
  ])('keeps the path on this site %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '',
    'Lawsuit/welcome',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/Lawsuit/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /Lawsuit/welcome',
    `/${'a'.repeat(5_000)}`,
  ])('ignores %j', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });

  it('resolves dots, so that what is checked is what is opened', () => {
    expect(safeReturnPath('/Lawsuit/../Lawsuit/welcome')).toBe('/Lawsuit/welcome');
  });
});
