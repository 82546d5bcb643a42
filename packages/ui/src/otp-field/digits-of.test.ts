import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits-of.js';

describe('digitsOf', () => {
  it.each([
    ['407 123', '407123'],
    ['Your code: 407-123.', '407123'],
    ['4071239', '407123'],
    ['Valid for 10 minutes: 407123', '407123'],
    ['407-123 is good until 2026', '407123'],
    ['४०७१२३', '407123'],
    ['৪০৭১২৩', '407123'],
    ['౪౦౭౧౨౩', '407123'],
    ['൪൦൭൧൨൩', '407123'],
    ['क ख ।', ''],
    ['๔๐๗', ''],
  ])('finds the digits in %j', (text, digits) => {
    expect(digitsOf(text, 6)).toBe(digits);
  });
});
