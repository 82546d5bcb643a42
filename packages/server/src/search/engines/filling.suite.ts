import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDocuments } from '../../citator/save-documents.js';
import { type OpenEngine, type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import type { EngineAnswer, SearchEngine } from '../model/engine.js';
import { parseBody } from '../guard/parse-body.js';
import { IndexLostError } from '../model/index-lost-error.js';
import { drainIndexQueue } from '../indexing/index-queue.js';

/** More than one batch of the index queue. */
const CASES = 230;

const everything = parseBody({ query: { match_all: {} }, size: 1 }, { audience: 'member' }).request;

/** Everything, as a page of hits, as a count, and what finds nothing. */
const questions = [
  everything,
  ...[
    { query: { match: { content: 'land' } }, size: 0, aggs: { courts: { terms: { field: 'courtname', size: 5 } } } },
    { query: { match: { content: 'nowhere' } }, size: 1 },
  ].map((body) => parseBody(body, { audience: 'member' }).request),
];

/** An index that is being filled, or was lost. `lose` deletes it behind the engine's back. */
export function testFilling(openEngine: OpenEngine, lose: (library: TestLibrary) => Promise<void>): void {
  describe('L9: an index that lacks documents', { timeout: 120_000 }, () => {
    let library: TestLibrary;
    let engine: SearchEngine;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      ({ engine } = library);
      const cases = Array.from({ length: CASES }, (_, at) => makeCase(`l:${at}`, `The land of number ${at}.`));
      await saveDocuments(library.store, cases);
    });
    afterAll(() => library.close());

    const ask = () => Promise.all(questions.map((question) => engine.search(question)));
    const isPartial = ({ timedOut, total }: EngineAnswer) => timedOut && total.relation === 'gte';
    const isWhole = ({ timedOut, total }: EngineAnswer) => !timedOut && total.relation === 'eq';
    /** Fills the index, and asks before and after each batch. */
    const fill = async (): Promise<EngineAnswer[]> => {
      const answers = await ask();
      const asking: SearchEngine = {
        ...engine,
        index: async (batch) => {
          const report = await engine.index(batch);
          answers.push(...(await ask()));
          return report;
        },
      };
      await drainIndexQueue(library.store, asking);
      return answers;
    };
    const totals = async () => (await ask()).map(({ total }) => total.value);
    /** Waits until the answers say that they are whole, which some engines learn a little later, and counts them then. */
    const expectWhole = async (count: number) => {
      let answers = await ask();
      while (!answers.every(isWhole)) answers = await ask();
      expect(answers.map(({ total }) => total.value)).toEqual([count, count, 0]);
    };

    it('says of every answer that there may be more, until it is filled for the first time', async () => {
      const during = await fill();
      expect(during.length).toBeGreaterThan(2 * questions.length);
      expect(during.filter((answer) => !isPartial(answer))).toEqual([]);
      await expectWhole(CASES);
    });

    it('takes a few new documents without a word', async () => {
      await saveDocuments(library.store, [makeCase('l:new', 'New land.')]);
      const during = await fill();
      expect(during.filter((answer) => !isWhole(answer))).toEqual([]);
      await expect.poll(totals).toEqual([CASES + 1, CASES + 1, 0]);
    });

    it('says so again when it was lost and is filled again', async () => {
      await lose(library);
      // The embedded engine makes another one; OpenSearch has none until the next run of the index queue.
      await expect(engine.search(everything)).rejects.toBeInstanceOf(IndexLostError);
      const generation = await engine.generation();
      // A run that began with another index knows nothing of this one.
      await engine.settle('another');
      const during = await fill();
      expect(during.filter((answer) => !isPartial(answer))).toEqual([]);
      await expectWhole(CASES + 1);
      expect(await engine.generation()).toBe(generation);
    });
  });
}
