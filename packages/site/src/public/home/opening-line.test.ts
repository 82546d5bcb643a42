import { describe, expect, it } from 'vitest';
import { openingLine } from './opening-line.js';

describe('the line above the sign-in', () => {
  it.each(['(1973) 4 SCC 225', 'AIR 1973 SC 1461', '2018 SCC OnLine NCLAT 123', '1970 HN 1'])(
    'names %s',
    (citation) => {
      expect(openingLine({ kind: 'judgment', citation })).toBe(`Sign in to open the judgment cited as ${citation}.`);
    },
  );

  it.each(['Your account was hacked, call +91 99999 00000 now', 'Your account was hacked', '1'.repeat(300)])(
    'does not repeat what is no citation: %s',
    (citation) => {
      expect(openingLine({ kind: 'judgment', citation })).toBe('Sign in to continue to the page you asked for.');
    },
  );
});
