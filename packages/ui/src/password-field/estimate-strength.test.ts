import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.js';

describe('estimateStrength', () => {
  it.each([
    ['', 'none'],
    ['meera', 'short'],
    ['1234567', 'short'],
    ['12345678', 'easy'],
    ['aaaaaaaaaaaaaaaa', 'easy'],
    ['Password1234', 'easy'],
    ['P@ssw0rd2026', 'easy'],
    ['abcdefghijkl', 'easy'],
    ['headnote2026', 'easy'],
    ['tamarind52', 'fair'],
    ['sapphire-tamarind-ledger', 'hard'],
    ['सत्यमेव जयते हमेशा', 'hard'],
  ])('rates %j as %s', (password, strength) => {
    expect(estimateStrength(password)).toBe(strength);
  });

  it('uses the server’s minimum length', () => {
    expect(estimateStrength('tamarind52', 12)).toBe('short');
  });

  it('counts a character outside the basic plane as one', () => {
    expect(estimateStrength('🦚🦚🦚🦚')).toBe('short');
  });

  it('never decreases when a character that starts no run is appended', () => {
    const order = ['none', 'short', 'easy', 'fair', 'hard'];
    const ranks = Array.from('sq9!Zb-mK4xT').map((_, end, all) =>
      order.indexOf(estimateStrength(all.slice(0, end + 1).join(''))),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});
