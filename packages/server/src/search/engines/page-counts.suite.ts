import { parseQuery, toSearchBody, type SearchFacet, type SearchOptions } from '@headnote/core/search';
import { countedSuggestions, facetNames, resultsBody, searchSuggestions } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenEngine, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { runSearch } from '../run/run-search.js';

/** No deadline: the machine may be busy. */
const limits = { milliseconds: 60_000 };

const facets = Object.values(facetNames);
type Counts = Readonly<Partial<Record<SearchFacet, readonly { readonly key: string | number }[]>>>;

/** The option that narrows a search to values of a property. */
const choose: { readonly [F in SearchFacet]: (values: readonly (string | number)[]) => SearchOptions } = {
  courts: (values) => ({ courtNames: values.map(String) }),
  decisions: (values) => ({ decisions: values.map(String) }),
  benches: (values) => ({ benches: values.map(Number) }),
  treatments: (values) => ({ treatments: values.map(String) }),
  years: ([year]) => ({ years: { from: Number(year) } }),
};

/** Which properties are narrowed together. */
const together: readonly (readonly SearchFacet[])[] = [
  ['courts'],
  ['years'],
  ['decisions', 'benches', 'treatments'],
  ['courts', 'decisions', 'years'],
  facets,
];

/** Texts, and what is left of them without the part that narrows by a property. */
const TEXTS: readonly { readonly text: string; readonly rest?: Readonly<Partial<Record<SearchFacet, string>>> }[] = [
  { text: '' },
  { text: 'court' },
  { text: 'bail OR rent' },
  { text: '"the court"' },
  { text: 'notice /s court' },
  { text: 'appea* NOT bail' },
  { text: 'court:SC notice', rest: { courts: 'notice' } },
  { text: 'court 1950-2030', rest: { years: 'court' } },
  {
    text: 'decision:allowed bench:2+ appeal',
    rest: { decisions: 'bench:2+ appeal', benches: 'decision:allowed appeal' },
  },
];

const NOTHING = ['zzzz', '"court notice of zzzz"', 'zzzz /s court', 'zzzz court:SC 1950-2030', 'zzzz court notice'];

/** That the one search of a results page counts what searches of their own would. `fill` fills the library. */
export function testPageCounts(openEngine: OpenEngine, fill: (library: TestLibrary) => Promise<unknown>): void {
  describe('the one search of a results page', { timeout: 180_000 }, () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      await fill(library);
    }, 1_800_000);
    afterAll(() => library.close());

    const run = (body: unknown) => runSearch({ ...library, body, audience: 'member', kind: 'case', limits });
    const search = (text: string, options: SearchOptions) =>
      run(toSearchBody(parseQuery(text).tree, { size: 5, highlight: false, ...options }));
    const bucketsOf = async (text: string, options: SearchOptions): Promise<Counts> => {
      const { aggregations = {} } = await search(text, { ...options, facets });
      return Object.fromEntries(Object.entries(aggregations).map(([name, { buckets }]) => [name, buckets]));
    };

    it.each(TEXTS)('finds and counts as separate searches do: $text', async ({ text, rest = {} }) => {
      const all = await bucketsOf(text, {});
      expect(all.courts?.length).toBeGreaterThan(0);
      // Every other value: some are chosen, some are not.
      const chosenOf = (facet: SearchFacet) => (all[facet] ?? []).filter((_, at) => at % 2 === 0).map(({ key }) => key);
      for (const names of together) {
        const open = names.filter((facet) => chosenOf(facet).length > 0);
        const optionsOf = (some: readonly SearchFacet[]): SearchOptions =>
          Object.assign({}, ...some.map((facet) => choose[facet](chosenOf(facet))));
        const options = { ...optionsOf(open), facets, size: 5, highlight: false };
        const one = await run(resultsBody(parseQuery(text).tree, { ...options, open }));
        const narrow = await search(text, options);
        expect({ ...one.hits, max_score: 0 }).toEqual({ ...narrow.hits, max_score: 0 });
        for (const facet of facets) {
          const separate = open.includes(facet)
            ? await search(rest[facet] ?? text, {
                ...optionsOf(open.filter((name) => name !== facet)),
                facets: [facet],
              })
            : narrow;
          expect(one.aggregations?.[facet], `${facet} of ${names.join()}`).toEqual(separate.aggregations?.[facet]);
        }
      }
    });

    it.each(NOTHING)('counts wider searches when there are no judgments: %s', async (text) => {
      const { tree } = parseQuery(text);
      const suggestions = searchSuggestions(tree, { benches: [2] });
      const one = await run(resultsBody(tree, { benches: [2], wider: suggestions }));
      expect(one.hits.total.value).toBe(0);
      const counts = await Promise.all(
        suggestions.map(async (suggestion) => (await run(toSearchBody(suggestion.tree, suggestion.options))).hits),
      );
      const expected = suggestions.map((suggestion, at) => ({
        ...suggestion,
        count: counts[at]?.total.value ?? 0,
        isFloor: false,
      }));
      expect(countedSuggestions(suggestions, one.wider)).toEqual(expected.filter(({ count }) => count > 0));
    });

    it('counts no wider searches when it finds judgments', async () => {
      const { tree } = parseQuery('court notice');
      const { hits, wider } = await run(resultsBody(tree, { wider: searchSuggestions(tree) }));
      expect(hits.total.value).toBeGreaterThan(0);
      expect(wider).toBeUndefined();
    });
  });
}
