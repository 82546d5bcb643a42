import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../accounts/principal.js';
import { createTestServices } from './services.fixtures.js';
import type { Services } from './services.js';
import { documentId } from '../library/document-id.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../test-library.fixtures.js';
import { openWorkerEngine } from '../search/engines/sqlite/open-engine.js';
import type { SearchEngine } from '../search/model/engine.js';
import { commonWords } from '../search/engines/hostile-searches.fixtures.js';

const DOCUMENTS = 300;
const MEMBER = { hasSubscription: true } as Principal;
const PREVIEW = 'open '.repeat(450);
const SECRET = 'the concealed covenant of Wodehouse';
const ID = documentId('case', 't:secret');

/** Generous, because CI machines may be busy; an unlimited attack takes minutes. */
const SHORT_WAIT_MS = 5000;

/** A text of common words in a unique order. */
function makeText(number: number): string {
  let state = number + 1;
  return Array.from({ length: 1500 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return commonWords[(state >>> 8) % commonWords.length] ?? '';
  }).join(' ');
}

/** The clauses of prefixes near each other, the dearest that a search may have. */
const near = (field: string) => ({
  near: {
    field,
    within: 50,
    of: ['co', 'ap', 're', 'th', 'in', 'an', 'of'].map((text) => ({ prefix: { [field]: text } })),
  },
});

describe('attacks on the search', { timeout: 120_000 }, () => {
  let library: TestLibrary;
  let engine: SearchEngine;
  let services: Services;
  beforeAll(async () => {
    library = await openTestLibrary();
    const texts = Array.from({ length: DOCUMENTS }, (_, at) =>
      makeCase(`t:${at}`, makeText(at), { appellant: makeText(at).slice(0, 900), subject: makeText(at * 3) }),
    );
    await library.add(...texts, makeCase('t:secret', `${PREVIEW}\n\nIt is ${SECRET}.`, { headnote: SECRET }));
    engine = await openWorkerEngine({ dataDir: library.dataDir });
    services = createTestServices({ store: library.store, engine });
    await ask({ match: { content: 'covenant' } }, MEMBER);
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await library.close();
  });

  const ask = (query: unknown, principal: Principal | null = null, address = '192.0.2.1') =>
    services.search({
      body: { query, size: 1 },
      principal,
      address,
      signal: new AbortController().signal,
    });
  const outcomeOf = async (query: unknown): Promise<string> => {
    try {
      return `total ${(await ask(query)).hits.total.value}`;
    } catch (error) {
      return (error as Error).message;
    }
  };
  /** How long others wait while `attack` runs: a member's search, and a preview from another address. */
  const waitsDuring = async (attack: Promise<unknown>): Promise<number> => {
    let isOver = false;
    const over = attack.finally(() => {
      isOver = true;
    });
    let longest = 0;
    do {
      const start = performance.now();
      const found = await Promise.all([
        ask({ match: { content: 'covenant' } }, MEMBER),
        ask({ ids: { values: [ID] } }, null, '198.51.100.7'),
      ]);
      longest = Math.max(longest, performance.now() - start);
      expect(found.map(({ hits }) => hits.total.value)).toEqual([1, 1]);
    } while (!isOver);
    await over;
    return longest;
  };

  it('H15: of a visitor cannot block the search with sixty bodies of prefixes near each other', async () => {
    for (const field of ['content', 'appellant']) {
      const body = { bool: { should: Array.from({ length: 8 }, () => near(field)) } };
      const attack = Promise.all(Array.from({ length: 60 }, () => outcomeOf(body)));
      expect(await waitsDuring(attack)).toBeLessThan(SHORT_WAIT_MS);
      for (const outcome of await attack) expect(outcome).toMatch(/^(query.*: Sign in to search|Too m)/);
    }
  });

  it('H15: of a visitor cannot block the search with sixty of the dearest bodies that a visitor may send', async () => {
    const all = commonWords.slice(0, 8).join(' ');
    const body = {
      bool: {
        should: Array.from({ length: 8 }, (_, at) => ({
          multi_match: { query: all, fields: ['appellant', 'topic'], type: at % 2 ? 'best_fields' : 'phrase' },
        })),
      },
    };
    const attack = Promise.all(Array.from({ length: 60 }, () => outcomeOf(body)));
    expect(await waitsDuring(attack)).toBeLessThan(SHORT_WAIT_MS);
    const outcomes = await attack;
    expect(outcomes.filter((outcome) => outcome.startsWith('total')).length).toBe(18);
    expect(outcomes.filter((outcome) => outcome.startsWith('Too many searches at once')).length).toBe(42);
  });

  it('H15: of a member cannot keep other members waiting with thirty dear searches at once', async () => {
    const attacker = { ...MEMBER, userId: 666 };
    const body = { bool: { should: Array.from({ length: 8 }, () => near('content')) } };
    const dear = Array.from({ length: 30 }, () =>
      ask(body, attacker).then(
        ({ timed_out: timedOut }) => (timedOut ? 'cut' : 'whole'),
        (error: unknown) => (error as Error).message,
      ),
    );
    expect(await waitsDuring(Promise.all(dear))).toBeLessThan(SHORT_WAIT_MS);
    const refused = (await Promise.all(dear)).filter((outcome) => outcome.startsWith('Too many of your searches'));
    expect(refused).toHaveLength(6);
  });

  it('H8: of a visitor cannot read a word beyond the preview, by any clause or field', async () => {
    const word = { match: { content: 'wodehouse' } };
    const probes: unknown[] = [
      word,
      { match: { 'content.exact': 'Wodehouse' } },
      { match: { enote: 'wodehouse' } },
      { match_phrase: { content: 'covenant of wodehouse' } },
      { match_phrase: { content: { query: 'covenant wodehouse', slop: 5 } } },
      { multi_match: { query: 'wodehouse', fields: ['topic', 'enote'] } },
      { multi_match: { query: 'wodehouse', fields: ['title', 'content'], type: 'cross_fields' } },
      { prefix: { content: 'wode' } },
      { wildcard: { 'enote.exact': 'wo*' } },
      { near: { field: 'content', within: 50, of: [{ match: { content: 'concealed' } }, word] } },
      { prefix: { appellant: 'wo' } },
      { wildcard: { topic: 'wo*' } },
      {
        near: { field: 'topic', within: 9, of: [{ match: { topic: 'concealed' } }, { match: { topic: 'covenant' } }] },
      },
    ];
    const only = { ids: { values: [ID] } };
    for (const probe of probes) {
      for (const part of ['must', 'should', 'must_not', 'filter']) {
        expect(await outcomeOf({ bool: { filter: [only], [part]: [probe, only] } })).toContain(
          'Sign in to search the texts',
        );
      }
    }
    await expect(
      services.textHits({
        id: ID,
        query: word,
        principal: null,
        address: '192.0.2.1',
        signal: new AbortController().signal,
      }),
    ).rejects.toThrow('Sign in to search the texts');
    expect(await outcomeOf(only)).toBe('total 1');
    expect((await ask(word, MEMBER)).hits.total.value).toBe(1);
  });

  it('filters without text keep exact totals for a visitor', async () => {
    const { hits } = await ask({ bool: { filter: [{ term: { courtid: 1 } }] } });
    expect(hits.total).toEqual({ value: DOCUMENTS + 1, relation: 'eq' });
  });
});
