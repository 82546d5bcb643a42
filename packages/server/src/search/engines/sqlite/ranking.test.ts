import Sqlite, { type Database } from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackText } from '../../../store/packed-text.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../test-library.fixtures.js';
import { analyse } from '../../text/analysis/analyse.js';
import type { Clause, EngineRequest } from '../../model/engine-request.js';
import { type TextField, textFields } from '../../model/fields.js';
import { rankingWeights } from '../../model/ranking-weights.js';
import { indexPath } from './index-file.js';

const WORDS = ['land', 'lease', 'rent', 'void', 'appeal', 'court', 'order', 'the'];
const ALL_WEIGHTS = textFields.map((field) => rankingWeights[field]).join(', ');

/** A text in which words have different frequencies, and follow each other in every way. */
function makeText(number: number, length: number): string {
  let state = number + 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return WORDS[Math.min((state >>> 8) % 17, WORDS.length - 1)] ?? '';
  }).join(' ');
}

/** Puts the same texts into an index of FTS5, as terms. */
function fillPeer(db: Database): Database {
  const peer = new Sqlite(':memory:');
  const columns = textFields.map((field) => `w_${field.toLowerCase()}`).join(', ');
  peer.exec(`CREATE VIRTUAL TABLE words USING fts5(${columns}, content='', tokenize='ascii')`);
  const add = peer.prepare(`INSERT INTO words (rowid, ${columns}) VALUES (?${', ?'.repeat(textFields.length)})`);
  const stored = db.prepare('SELECT row, content, fields FROM texts').all() as readonly StoredTexts[];
  for (const { row, content, fields } of stored) {
    const texts = { ...(JSON.parse(fields) as Record<TextField, string>), content: unpackText(content) };
    add.run(BigInt(row), ...textFields.map((field) => analyse(field, texts[field]).join(' ')));
  }
  return peer;
}

interface StoredTexts {
  readonly row: number;
  readonly content: Uint8Array;
  readonly fields: string;
}

describe('the ranking', () => {
  let library: TestLibrary;
  let db: Database;
  let peer: Database;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      ...Array.from({ length: 1500 }, (_, number) =>
        makeCase(`t:${number}`, makeText(number, 3 + (number % 40)), {
          subject: makeText(number * 7, number % 4),
          decidedOn: `19${50 + (number % 50)}-01-02`,
        }),
      ),
    );
    db = new Sqlite(indexPath(library.dataDir), { readonly: true });
    peer = fillPeer(db);
  }, 60_000);
  afterAll(async () => {
    db.close();
    peer.close();
    await library.close();
  });

  const scores = async (query: Clause, size = 50) => {
    const request: EngineRequest = { query, from: 0, size, sort: [], highlight: [], aggregations: [] };
    const { hits, total } = await library.engine.search(request);
    return { scores: hits.map(({ score }) => score ?? Number.NaN), total: total.value };
  };
  /** The same by FTS5's BM25. */
  const ownScores = (text: string, size = 50) => {
    const rows = peer
      .prepare(`SELECT -bm25(words, ${ALL_WEIGHTS}) AS score FROM words WHERE words MATCH ? ORDER BY score DESC`)
      .pluck()
      .all(text) as number[];
    return { scores: rows.slice(0, size), total: rows.length };
  };
  const expectSame = async (query: Clause, text: string) => {
    const [found, own] = [await scores(query), ownScores(text)];
    expect(found.total).toBe(own.total);
    expect(own.total).toBeGreaterThan(0);
    for (const [index, score] of own.scores.entries()) expect(found.scores[index], text).toBeCloseTo(score, 9);
  };
  const cross = (text: string, operator: 'and' | 'or'): Clause => {
    const fields: TextField[] = ['content', 'subject'];
    return { type: 'multi', fields, text, mode: 'cross', operator };
  };

  it('of words is that of FTS5, in documents of blocks and in later ones', async () => {
    expect(db.prepare('SELECT count(DISTINCT block), count(*) - count(block) FROM documents').raw().get()).toEqual([
      1, 400,
    ]);
    const scope = '{w_content w_subject} : ';
    await expectSame({ type: 'match', field: 'content', text: 'lease', operator: 'or' }, 'w_content : "leas"');
    await expectSame(cross('lease', 'or'), `${scope}"leas"`);
    await expectSame(cross('lease void', 'and'), `(${scope}"leas") AND (${scope}"void")`);
    await expectSame(cross('lease void court', 'or'), `(${scope}"leas") OR (${scope}"void") OR (${scope}"court")`);
  });

  it('of phrases is that of FTS5', async () => {
    for (const phrase of ['lease rent', 'court order the', 'void lease', 'the the'])
      for (const fields of [['content'], ['content', 'subject']] as const) {
        const terms = phrase.replace('lease', 'leas');
        const scope = `{${fields.map((field) => `w_${field}`).join(' ')}} : `;
        await expectSame({ type: 'multi', fields, text: phrase, mode: 'phrase', operator: 'or' }, `${scope}"${terms}"`);
      }
    const must: Clause[] = [
      { type: 'phrase', field: 'content', text: 'lease rent' },
      { type: 'match', field: 'content', text: 'void', operator: 'or' },
    ];
    const query: Clause = { type: 'bool', must, should: [], mustNot: [], filter: [], minimumShouldMatch: 0 };
    await expectSame(query, '(w_content : "leas rent") AND (w_content : "void")');
  });

  it('continues a page of phrases behind the last hit', async () => {
    const query: Clause = { type: 'phrase', field: 'content', text: 'the lease' };
    const request: EngineRequest = {
      query,
      from: 0,
      size: 40,
      sort: [{ field: 'score', descending: true }],
      highlight: [],
      aggregations: [],
    };
    const seen: string[] = [];
    let after: EngineRequest['after'];
    for (;;) {
      const { hits } = await library.engine.search({ ...request, ...(after ? { after } : {}) });
      seen.push(...hits.map(({ id }) => id));
      const last = hits.at(-1);
      if (last === undefined) break;
      after = { values: last.sort ?? [], id: last.id };
    }
    const { total } = await scores(query, 0);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });
});
