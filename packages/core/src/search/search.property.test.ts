import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCitation } from '../citation/parse-entry.js';
import { searchLimits, type Clause, type SearchBody } from '../contract/index.js';
import { clauseNames } from '../contract/search/search-body.js';
import {
  actListBody,
  citationBody,
  fullTextBody,
  parseSearch,
  serializeSearch,
  type SearchState,
} from './bodies/index.js';

const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
const courtNames = fc.array(fc.string({ maxLength: 50 }), { maxLength: 5 });

describe('any search', () => {
  it('gives a request within the limits of the server', () => {
    const known = new Set<string>(clauseNames);
    const isKnown = (clause: Clause): boolean => {
      const [name = '', ...others] = Object.keys(clause);
      const inner = 'bool' in clause ? [clause.bool.must ?? [], clause.bool.filter ?? []].flat() : [];
      return known.has(name) && others.length === 0 && inner.every(isKnown);
    };
    const isWithin = (body: SearchBody): boolean =>
      isKnown(body.query) &&
      (body.from ?? 0) + (body.size ?? 0) <= searchLimits.maxWindow &&
      (body.sort?.length ?? 0) <= searchLimits.maxSortKeys &&
      JSON.stringify(body).length < searchLimits.maxBody;
    const isTrueForAll = (change: (body: SearchBody) => SearchBody): boolean =>
      !fc.check(
        fc.property(texts, courtNames, (text, courts) =>
          [
            fullTextBody({ text, courtNames: courts }),
            actListBody({ text }),
            citationBody({ citation: text, parse: parseCitation }),
          ].every((body) => isWithin(change(body))),
        ),
      ).failed;
    expect(isTrueForAll((body) => body)).toBe(true);
    expect(isTrueForAll((body) => ({ ...body, from: searchLimits.maxWindow }))).toBe(false);
  });

  it('is unchanged after a round trip through a link', () => {
    const searches: fc.Arbitrary<SearchState> = fc.record({
      v: fc.constant(1 as const),
      kind: fc.constantFrom('text', 'citation', 'acts'),
      text: fc.string({ unit: 'binary', maxLength: 200 }),
      courtNames,
      sort: fc.constantFrom('relevance', 'newest'),
    });
    const isTrueForAll = (change: (search: SearchState) => SearchState): boolean =>
      !fc.check(
        fc.property(searches, (search) => {
          expect(parseSearch(serializeSearch(change(search)))).toEqual({ ok: true, value: search });
        }),
      ).failed;
    expect(isTrueForAll((search) => search)).toBe(true);
    expect(isTrueForAll((search) => ({ ...search, text: search.text.slice(1) }))).toBe(false);
  });
});
