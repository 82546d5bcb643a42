import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineRequest } from '../model/engine-request.js';
import type { SearchEngine } from '../model/engine.js';
import { parseBody } from '../guard/parse-body.js';
import { commonWords, hostileBodies } from './hostile-searches.fixtures.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { openWorkerEngine } from './sqlite/open-engine.js';

const DOCUMENTS = 300;
const WORDS = 1500;

/** Deadline, grace period, start of another thread from sources; generous, because CI machines may be busy. */
const SOON_MS = 15_000;

/** A text of common words in a unique order. */
function makeText(number: number): string {
  let state = number + 1;
  return Array.from({ length: WORDS }, (_, at) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return at % 25 === 0 ? `rare${(state >>> 8) % 500}` : (commonWords[(state >>> 8) % commonWords.length] ?? '');
  }).join(' ');
}

const parse = (query: unknown, more: object = {}): EngineRequest =>
  parseBody({ query, size: 1, ...more }, { audience: 'member' }).request;
const MURDER = parse({ match: { content: 'murder' } });

describe('the most expensive searches', { timeout: 60_000 }, () => {
  let library: TestLibrary;
  let engine: SearchEngine;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(...Array.from({ length: DOCUMENTS }, (_, at) => makeCase(`t:${at}`, makeText(at))));
    await library.add(makeCase('t:murder', 'A murder.'));
    engine = await openWorkerEngine({ dataDir: library.dataDir });
    await engine.search(MURDER);
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await library.close();
  });

  it.each(Object.entries(hostileBodies))(
    'H15: end at the deadline, and a parallel search is answered: %s',
    async (_what, query) => {
      const start = performance.now();
      const [hostile, beside] = await Promise.all([engine.search(parse(query)), engine.search(MURDER)]);
      expect(performance.now() - start).toBeLessThan(SOON_MS);
      expect(beside).toMatchObject({ total: { value: 1, relation: 'eq' }, timedOut: false });
      expect(hostile.timedOut || hostile.total.relation === 'eq').toBe(true);
    },
  );

  it.each(Object.entries(hostileBodies))(
    'H15: release the thread when the client disconnects: %s',
    async (_w, query) => {
      const caller = new AbortController();
      const outcome = engine.search(parse(query), { signal: caller.signal }).catch((error: unknown) => error);
      setTimeout(() => caller.abort(), 50);
      await outcome;
      const start = performance.now();
      expect(await engine.search(MURDER)).toMatchObject({ total: { value: 1 } });
      expect(performance.now() - start).toBeLessThan(SOON_MS / 2);
    },
  );

  it('find and rank the same if a clause is repeated, in any order of words', async () => {
    const words = commonWords.slice(0, 10);
    const match = (text: readonly string[]) => ({ match: { content: text.join(' ') } });
    const once = await engine.search(parse(match(words), { size: 20 }));
    for (const part of ['should', 'must']) {
      const query = { bool: { [part]: [match(words), match(words), match(words.toReversed())] } };
      expect(await engine.search(parse(query, { size: 20 }))).toEqual(once);
    }
  });

  it('find by every word, but rank only by the first ones beyond the limit', async () => {
    const rare = Array.from({ length: 100 }, (_, at) => `rare${at}`).join(' ');
    const long = await engine.search(parse({ match: { content: rare } }));
    expect(long).toMatchObject({ timedOut: false, total: { relation: 'eq' } });
    const one = await engine.search(
      parse({ bool: { should: rare.split(' ').map((content) => ({ match: { content } })) } }),
    );
    expect(one.total).toEqual(long.total);
    expect(long.maxScore).toBeGreaterThan(0);
    const every = await engine.search(parse({ match: { content: { query: commonWords.join(' '), operator: 'and' } } }));
    const each = await engine.search(
      parse({ bool: { filter: commonWords.map((content) => ({ match: { content } })) } }),
    );
    expect(every.total).toEqual(each.total);
  });
});
