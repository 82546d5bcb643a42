import { describe, expect, it } from 'vitest';
import { searchFor } from './search-state.js';

describe('searchFor', () => {
  it.each(['2024 HN 12', '2024 hns 3', ' ND  HN 1 '])('looks %s up as a citation', (text) => {
    expect(searchFor(text).kind).toBe('citation');
  });

  it('searches everything else as full text, with blanks tidied', () => {
    expect(searchFor('  natural   justice ')).toMatchObject({ kind: 'text', text: 'natural justice' });
  });

  it('does not take an act for a judgment', () => {
    expect(searchFor('1930 HNA 3').kind).toBe('text');
  });
});
