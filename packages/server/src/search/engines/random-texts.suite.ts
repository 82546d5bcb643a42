import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import type { NewCase } from '../../extraction/new-document.js';
import { type OpenEngine, type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { type PlainDocument, type WireClause, openPlainScan } from './plain-scan.fixtures.js';
import { match, near, request } from '../guard/wire-clauses.fixtures.js';

/** What every engine must find in random texts: what a plain scan of them finds. */
export function testRandomTexts(openEngine: OpenEngine): void {
  describe('the operators over random texts', () => {
    const VOCABULARY = [
      'land',
      'lands',
      'landed',
      'lease',
      'leases',
      'void',
      'voids',
      'rent',
      'rant',
      'the',
      'of',
      'a',
      'No',
      'Ltd',
    ];
    const word = fc.constantFrom(...VOCABULARY);
    const gap = fc.constantFrom(' ', ' ', ' ', ' ', ', ', '. ', '. The ', '\n\n');
    const text = fc
      .array(fc.tuple(word, gap), { minLength: 1, maxLength: 25 })
      .map((pieces) => pieces.flat().join('').trim());

    const leaf = (field: string): fc.Arbitrary<WireClause> =>
      fc.oneof(
        word.map((query) => match(query, field)),
        word.map((query) => match(query, `${field}.exact`)),
        fc.array(word, { minLength: 2, maxLength: 3 }).map((words) => ({ match_phrase: { [field]: words.join(' ') } })),
        fc
          .array(word, { minLength: 2, maxLength: 3 })
          .map((words) => ({ match_phrase: { [`${field}.exact`]: words.join(' ') } })),
        fc
          .tuple(fc.array(word, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 4 }))
          .map(([words, slop]) => ({ match_phrase: { [field]: { query: words.join(' '), slop } } })),
        fc.constantFrom('la', 'lea', 'vo').map((letters) => ({ prefix: { [field]: letters } })),
        fc.constantFrom('ren?', 'la*s', 'le*', 'ra?*').map((pattern) => ({ wildcard: { [field]: pattern } })),
        word.map((query) => ({ match: { [field]: { query, fuzziness: 'AUTO' } } })),
      );
    const within = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constantFrom('sentence', 'paragraph'));
    const nearOf = (part: fc.Arbitrary<WireClause>): fc.Arbitrary<WireClause> =>
      fc
        .tuple(fc.array(part, { minLength: 2, maxLength: 3 }), within, fc.boolean())
        .map(([of, distance, ordered]) => near(of, distance, ordered));
    const any = fc
      .array(leaf('content'), { minLength: 1, maxLength: 3 })
      .map((should): WireClause => ({ bool: { should } }));
    const part = fc.oneof({ weight: 4, arbitrary: leaf('content') }, { weight: 1, arbitrary: any });
    const nested = nearOf(fc.oneof({ weight: 2, arbitrary: part }, { weight: 1, arbitrary: nearOf(part) }));
    const clause = fc.oneof(leaf('content'), leaf('topic'), nearOf(part), nested);
    const query = fc.oneof(
      clause,
      fc
        .tuple(
          fc.array(clause, { maxLength: 2 }),
          fc.array(clause, { maxLength: 2 }),
          fc.array(clause, { maxLength: 3 }),
          fc.integer({ min: 0, max: 2 }),
        )
        .map(([must, must_not, should, minimum_should_match]): WireClause => ({
          bool: { must, must_not, should, minimum_should_match },
        })),
    );

    let library: TestLibrary;
    let scan: ReturnType<typeof openPlainScan>;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      const cases: NewCase[] = fc
        .sample(fc.tuple(text, text), { numRuns: 120, seed: 4 })
        .map(([content, subject], index) => makeCase(`r:${index}`, content, { subject }));
      await library.add(...cases);
      scan = openPlainScan(
        cases.map((document): PlainDocument => ({
          id: documentId('case', document.source.id),
          texts: { content: document.text.plain, topic: document.subject },
          sentenceEnds: document.text.sentenceEnds,
          exact: {},
        })),
      );
    });
    afterAll(() => library.close());

    const runs = process.env['LONG_RUN'] === '1' ? 20_000 : 400;
    const ids = async (wire: WireClause) =>
      (await library.engine.search({ ...request({ query: wire }), size: 1000 })).hits.map((hit) => hit.id).sort();

    it('find what a plain scan finds', { timeout: 600_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(query, fc.constantFrom<unknown[]>([], [{ dispose_dt: 'desc' }]), async (wire, sort) => {
          const answer = await library.engine.search({ ...request({ query: wire, sort }), size: 1000 });
          const expected = scan.find(wire).sort();
          expect(answer.hits.map((hit) => hit.id).sort()).toEqual(expected);
          expect(answer.total).toEqual({ value: expected.length, relation: 'eq' });
        }),
        { numRuns: runs },
      );
    });

    it.each([
      ['counts distances from 0', (of: WireClause[]) => [near(of, 3), near(of, 4)]],
      ['forgets the order', (of: WireClause[]) => [near(of, 5, true), near(of, 5)]],
      ['takes paragraphs for sentences', (of: WireClause[]) => [near(of, 'sentence'), near(of, 'paragraph')]],
    ] as const)('would differ from a scan that %s', async (_what, make) => {
      const outcome = await fc.check(
        fc.asyncProperty(fc.array(leaf('content'), { minLength: 2, maxLength: 2 }), async (of) => {
          const [asked, broken] = make(of) as [WireClause, WireClause];
          return (await ids(asked)).join() === scan.find(broken).sort().join();
        }),
        { numRuns: 300 },
      );
      expect(outcome.failed).toBe(true);
    });
  });
}
