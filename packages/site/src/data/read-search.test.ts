import { describe, expect, it } from 'vitest';
import { searchFor } from '../../app/search-state.js';
import { understoodSearch, wordsOfCitation } from './understood-search.js';

const kindOf = (text: string) => understoodSearch(searchFor(text)).kind;

describe('what is typed into the search box', () => {
  it.each(['2024 HN 12', '2024 hns 3', ' ND  HN 1 ', 'AIR 1973 SC 1461', '(1973) 4 S.C.C. 225', '2023 INSC 1066'])(
    'is looked up when it is a citation: %s',
    (text) => {
      expect(kindOf(text)).toBe('citation');
    },
  );

  it.each(['natural justice', 'AIR 1973 SC 1461 notice', '"AIR 1973 SC 1461"', 'section 34', '1973', '1930 HNA 3', ''])(
    'is searched for as words otherwise: %s',
    (text) => {
      expect(kindOf(text)).toBe('text');
    },
  );

  it('is searched for as words in the courts that were chosen', () => {
    expect(understoodSearch({ ...searchFor('AIR 1973 SC 1461'), courtNames: ['Delhi High Court'] }).kind).toBe('text');
  });

  it('stays words when the reader asks for the words of a citation', () => {
    const words = wordsOfCitation(understoodSearch(searchFor('AIR 1973 SC 1461')));
    expect(words).toMatchObject({ kind: 'text', text: '"AIR 1973 SC 1461"' });
    expect(understoodSearch(words)).toBe(words);
  });
});
