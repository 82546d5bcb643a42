import { parseCitation } from '@headnote/core/citation/parse';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import * as bodies from '@headnote/core/search/bodies';
import fc from 'fast-check';

/** A word that only the texts behind the preview have. */
export const HIDDEN_WORD = 'wodehouse';

/** Every body of the specification, by what it asks for. */
export const specifiedBodies: Readonly<Record<string, object>> = {
  'the latest cases of the Supreme Court': bodies.latestCasesBody({ court: 'supreme' }),
  'the latest cases of the High Courts': bodies.latestCasesBody({ court: 'high' }),
  'a case preview': bodies.casePreviewBody({ id: 'c1' }),
  'a case by its citation': bodies.caseByCitationBody({ houseCitation: '1973 HN 1' }),
  'a full case': bodies.fullCaseBody({ id: 'c1' }),
  'an act preview': bodies.actPreviewBody({ id: 'a1' }),
  'a full act': bodies.fullActBody({ id: 'a1' }),
  'several documents': bodies.documentsBody({ ids: ['c1', 'a1'] }),
  'a citation': bodies.citationBody({ citation: 'AIR 1973 SC 1461', parse: parseCitation }),
  'the list of acts': bodies.actListBody({ text: 'land' }),
  'the full text': bodies.fullTextBody({ text: 'land "natural justice"' }),
  'the results page': toSearchBody(parseQuery('land /5 court OR "sale deed" acq*').tree, {
    facets: ['courts', 'years', 'decisions'],
  }),
};

const TEXTS = [
  ['land', 'court appeal', 'natural justice', HIDDEN_WORD, '', ' ', 'the of and to', 'न्यायालय', '𝐥𝐚𝐧𝐝', 'ab*c?d*'],
  ['NEAR(land court, 2)', '"land', 'content:land', 'land\0court', '{content}:land', '^land', '%', '*', '__proto__'],
  ["'; DROP TABLE words; --", '<script>alert(1)</script>', '('.repeat(1000), 'a '.repeat(900), '\ud800', 'now-1d'],
].flat();

const texts = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 20 }));
const values = fc.oneof(
  texts,
  fc.constantFrom<unknown>(0, 1, 2, 5, 100, -1, 1.5, 101, 10_001, 1e308, Infinity, Number.NaN, null, true, [], {}),
);
/** Mostly of the kind that belongs there: a body that is refused at once tries nothing in the engine. */
const mostly = <One, Other>(usual: fc.Arbitrary<One>, hostile: fc.Arbitrary<Other>) =>
  fc.oneof<[fc.WeightedArbitrary<One>, fc.WeightedArbitrary<Other>]>(
    { weight: 9, arbitrary: usual },
    { weight: 1, arbitrary: hostile },
  );
const strange = fc.constantFrom('_id', 'source_url', 'plain', '_source', 'constructor', 'courtid', 'dispose_dt');
const textNames = ['content', 'content.exact', 'enote', 'title', 'appellant', 'topic', 'citation', 'judge', 'actshtml'];
const textFields = mostly(fc.constantFrom(...textNames), strange);
const shown = mostly(fc.constantFrom(...textNames.filter((name) => name !== 'content.exact')), strange);
const counted = mostly(fc.constantFrom('courtname', 'lyear', 'fd', 'courtid', 'treatment'), textFields);
const numbers = mostly(fc.constantFrom('lyear', 'cited', 'courtid'), textFields);
const dates = fc.constantFrom('1973', '1990-01', '2011-01-01', '1990-02-30', 'now');
const words = fc.constantFrom('land', 'court', 'appeal', 'justice', 'sita', 'the', HIDDEN_WORD);
const small = fc.integer({ min: 1, max: 8 });

const leaf: fc.Arbitrary<object> = fc.oneof(
  fc.tuple(textFields, texts).map(([field, text]) => ({ match: { [field]: text } })),
  fc
    .tuple(textFields, texts, mostly(fc.constantFrom<unknown>(0, 1, 'AUTO'), values))
    .map(([field, query, fuzziness]) => ({ match: { [field]: { query, fuzziness, operator: 'and' } } })),
  fc
    .tuple(textFields, texts, mostly(small, values))
    .map(([field, query, slop]) => ({ match_phrase: { [field]: { query, slop } } })),
  fc
    .tuple(
      fc.array(shown, { minLength: 1, maxLength: 4 }),
      texts,
      fc.constantFrom('cross_fields', 'best_fields', 'phrase'),
    )
    .map(([of, query, type]) => ({ multi_match: { query, fields: of, type } })),
  fc.tuple(textFields, words).map(([field, word]) => ({ prefix: { [field]: word.slice(0, 3) } })),
  fc.tuple(textFields, words).map(([field, word]) => ({ wildcard: { [field]: `${word.slice(0, 2)}*` } })),
  fc
    .tuple(fc.constantFrom('content', 'topic'), words, words, mostly(small, fc.constantFrom('sentence', 'page')))
    .map(([field, one, other, within]) => ({
      near: { field, within, of: [one, other].map((word) => ({ match: { [field]: word } })) },
    })),
  fc.tuple(numbers, mostly(small, values)).map(([field, value]) => ({ term: { [field]: value } })),
  fc
    .tuple(fc.constantFrom('fd', 'courtname'), fc.array(texts, { maxLength: 4 }))
    .map(([field, list]) => ({ terms: { [field]: list } })),
  fc.tuple(dates, dates).map(([gte, lt]) => ({ range: { dispose_dt: { gte, lt } } })),
  fc.tuple(numbers, small, mostly(small, values)).map(([field, gte, lt]) => ({ range: { [field]: { gte, lt } } })),
  shown.map((field) => ({ exists: { field } })),
  fc.array(texts, { maxLength: 3 }).map((list) => ({ ids: { values: list } })),
  fc.constantFrom({ match_all: {} }, { match_none: {} }, { script: {} }, { regexp: { content: 'a.*' } }),
);

const clause = fc.oneof(
  { weight: 3, arbitrary: leaf },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('must', 'should', 'filter', 'must_not'), fc.array(leaf, { maxLength: 3 }), leaf)
      .map(([part, list, other]) => ({ bool: { [part]: list, filter: [other] } })),
  },
);

/** Bodies made of the parts of the language, with hostile texts, numbers and fields in them. */
export const generatedBodies: fc.Arbitrary<unknown> = fc.record(
  {
    query: clause,
    size: mostly(small, values),
    from: mostly(small, values),
    sort: fc.uniqueArray(mostly(fc.constantFrom('_score', 'dispose_dt', 'title', 'cited'), strange), { maxLength: 3 }),
    _source: fc.oneof(fc.array(shown, { maxLength: 4 }), fc.boolean()),
    highlight: shown.map((field) => ({ fields: { [field]: { number_of_fragments: 5, fragment_size: 300 } } })),
    aggs: counted.map((field) => ({ a: { terms: { field, size: 200 } } })),
  },
  { requiredKeys: ['query'] },
);

/** Bodies of the specification in which some values or keys are changed. */
export const mutatedBodies: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.constantFrom(...Object.values(specifiedBodies)),
    fc.array(
      fc.tuple(
        fc.nat(),
        mostly(fc.constant('like'), fc.constantFrom('value', 'key', 'remove', 'wrap')),
        fc.oneof(texts, small, values),
        counted,
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([body, changes]) => {
    const copy = JSON.parse(JSON.stringify(body)) as object;
    for (const change of changes) mutate(copy, change);
    return copy;
  });

type Change = readonly [place: number, kind: string, value: unknown, name: string];

function mutate(root: object, [at, kind, value, name]: Change): void {
  const places: { readonly owner: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (owner: Record<string, unknown>) => {
    for (const [key, inner] of Object.entries(owner)) {
      places.push({ owner, key });
      if (typeof inner === 'object' && inner !== null) visit(inner as Record<string, unknown>);
    }
  };
  visit(root as Record<string, unknown>);
  // A change to a value of the same kind is often accepted, and so reaches the engine.
  const fitting = places.filter(({ owner, key }) => kind !== 'like' || typeof owner[key] === typeof value);
  const place = fitting[at % Math.max(1, fitting.length)];
  if (place === undefined) return;
  const { owner, key } = place;
  const old = owner[key];
  if (kind === 'value' || kind === 'like') owner[key] = value;
  else if (kind === 'wrap') owner[key] = { bool: { must: [old] } };
  else delete owner[key];
  if (kind === 'key') owner[name] = old;
}
