import { parseCitation } from '@headnote/core/citation/parse';
import { parseQuery } from '@headnote/core/search';
import { citationBody } from '@headnote/core/search/bodies';
import { describe, expect, it } from 'vitest';
import { searchFor } from '../links/search-state.js';
import { wordsOfCitation } from './words-of-citation.js';
import { readSearch, pageBody, usesCourtNames } from './read-search.js';

const kindOf = (text: string) => readSearch(searchFor(text)).search.kind;

describe('readSearch', () => {
  it.each(['2024 HN 12', '2024 hns 3', ' ND  HN 1 ', 'AIR 1973 SC 1461', '(1973) 4 S.C.C. 225', '2023 INSC 1066'])(
    'looks a citation up: %s',
    (text) => {
      expect(kindOf(text)).toBe('citation');
    },
  );

  it.each(['natural justice', 'AIR 1973 SC 1461 notice', '"AIR 1973 SC 1461"', 'section 34', '1973', '1930 HNA 3', ''])(
    'searches for the words of anything else: %s',
    (text) => {
      expect(kindOf(text)).toBe('text');
    },
  );

  it('searches for words when courts are chosen', () => {
    const search = { ...searchFor('AIR 1973 SC 1461'), courtNames: ['Delhi High Court'] };
    expect(readSearch(search).search.kind).toBe('text');
  });

  it('searches for words when the reader asks for the words of a citation', () => {
    const words = wordsOfCitation(readSearch(searchFor('AIR 1973 SC 1461')).search);
    expect(words).toMatchObject({ kind: 'text', text: '"AIR 1973 SC 1461"' });
    expect(readSearch(words).search).toBe(words);
  });

  it('parses the text, and nothing of a citation', () => {
    const { tree, problems } = readSearch(searchFor('bail judge:rao'));
    expect({ tree, problems }).toEqual(parseQuery('bail judge:rao'));
    expect(readSearch(searchFor('2024 HN 12')).tree).toEqual({ type: 'all' });
  });
});

describe('usesCourtNames', () => {
  it.each(['court:nclt', 'bail court:(delhi OR bombay)', 'bail NOT court:delhi', '(a OR (b court:sc))'])(
    'finds court: at any depth: %s',
    (text) => {
      expect(usesCourtNames(parseQuery(text).tree)).toBe(true);
    },
  );

  it.each(['', 'court', '"name":"court"', 'judge:court', 'a /5 b', 'date:1973..1980'])('is false for %s', (text) => {
    expect(usesCourtNames(parseQuery(text).tree)).toBe(false);
  });
});

describe('pageBody', () => {
  it.each(['AIR 1973 SC 1461', '2024 hn 12', ' ND  HN 1 '])('uses the parsed citation of %s', (typed) => {
    const read = readSearch(searchFor(typed));
    const citation = read.search.text;
    const expected = citationBody({ citation, parse: parseCitation, from: 20, size: 20 });
    expect(pageBody(read, { page: 2, courts: undefined })).toMatchObject(expected);
    const other = parseCitation('(1973) 4 SCC 225');
    const body = pageBody({ ...read, citation: other }, { page: 2, courts: undefined });
    expect(JSON.stringify(body)).toContain(other?.canonical);
  });

  it('parses each of several citations', () => {
    const citation = 'AIR 1973 SC 1461; (1973) 4 SCC 225';
    const read = readSearch({ ...searchFor(citation), kind: 'citation' });
    const expected = citationBody({ citation, parse: parseCitation, from: 0, size: 20 });
    expect(pageBody(read, { page: 1, courts: undefined })).toMatchObject(expected);
  });

  it('asks for one page and resolves court: with the known courts', () => {
    const read = readSearch(searchFor('bail court:consumer'));
    const courts = [{ name: 'National Consumer Disputes Redressal Commission' }];
    const body = pageBody(read, { page: 3, courts });
    expect(body).toMatchObject({ from: 40, size: 20 });
    expect(JSON.stringify(body)).toContain('National Consumer Disputes Redressal Commission');
    expect(JSON.stringify(pageBody(read, { page: 3, courts: undefined }))).not.toContain('National Consumer');
  });
});
