import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentId } from '../../../../library/document-id.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../../test-library.fixtures.js';
import { rankingWeights } from '../../../model/ranking-weights.js';
import { loadColumns } from '../columns.js';
import { indexPath, openForWriting } from '../index-file.js';
import { openLexicon } from '../lexicon.js';
import { openPostings } from './postings.js';
import { openSealer } from './sealer.js';

const OPTIONS = { budget: { expired: () => false }, onCut: () => undefined };
const WORDS = ['land', 'lease', 'rent', 'void', 'appeal', 'rare7'];

/** Texts in which every word occurs a different number of times. */
const textOf = (number: number) =>
  WORDS.flatMap((word, index) => Array<string>((number >> index) % 4).fill(word)).join(' ') || 'nothing';
const makeNumbered = (number: number, text = textOf(number)) =>
  makeCase(`t:${number}`, text, { subject: textOf(number * 3), appellant: number % 5 === 0 ? 'Lease' : 'Other' });
const PHRASES = ['land lease', 'lease lease', 'rent rent rent', 'lease rent void', 'rent appeal', 'void rare7'];
const startsIn = (text: string, phrase: string) =>
  [...`${text} `.matchAll(new RegExp(`(?<=^| )(?=${phrase} )`, 'g'))].length;
const countIn = (text: string, word: string) => text.split(' ').filter((each) => each === word).length;

describe('the posting lists', () => {
  let library: TestLibrary;
  let db: Database;
  beforeEach(async () => {
    library = await openTestLibrary();
    await library.add(...Array.from({ length: 60 }, (_, number) => makeNumbered(number)));
    ({ db } = openForWriting(indexPath(library.dataDir)));
  });
  afterEach(async () => {
    db.close();
    await library.close();
  });

  /** Makes a block of every ten documents, and joins four small ones. Full ones have pairs. */
  const seal = () => {
    const size = { sealAt: 10, fullBlock: 25, fullWords: 1_000_000, joinAt: 4 };
    db.transaction(() => openSealer(db, { ...size, frequentShare: 0.1, commonShare: 0.2 }).seal())();
  };

  const expectRight = (texts: ReadonlyMap<number, string>) => {
    const columns = loadColumns(db);
    const postings = openPostings(db, columns);
    expect(columns.size).toBe(texts.size);
    for (const word of WORDS) {
      const form = openLexicon(db).find(word)?.id;
      const { weights, documents } = postings.frequencies(
        form === undefined ? [] : [form],
        ['content', 'subject'],
        OPTIONS,
      );
      let found = 0;
      for (const [number, text] of texts) {
        const expected =
          countIn(text, word) * rankingWeights.content + countIn(textOf(number * 3), word) * rankingWeights.subject;
        expect(weights[columns.ordinalOf.get(documentId('case', `t:${number}`)) ?? -1], `${word} ${number}`).toBe(
          expected,
        );
        if (expected > 0) found += 1;
      }
      expect(documents).toBe(found);
    }
    for (const phrase of PHRASES) {
      const forms = phrase.split(' ').map((word) => [openLexicon(db).find(word)?.id ?? 0]);
      const { weights } = postings.sequences({ fields: ['content'], sequences: [() => forms] }, OPTIONS);
      for (const [number, text] of texts)
        expect(weights[columns.ordinalOf.get(documentId('case', `t:${number}`)) ?? -1], `${phrase} ${number}`).toBe(
          startsIn(text, phrase) * rankingWeights.content,
        );
    }
    const lease = openLexicon(db).find('lease')?.id ?? 0;
    expect(postings.frequencies([lease], ['appellant'], OPTIONS).documents).toBe(
      [...texts.keys()].filter((number) => number % 5 === 0).length,
    );
  };
  const texts = new Map(Array.from({ length: 60 }, (_, number) => [number, textOf(number)]));

  it('count every word of every field, in memory, in blocks and in joined blocks', async () => {
    expectRight(texts);
    seal();
    expectRight(texts);
    const all = new Map(texts);
    for (let round = 0; round < 6; round += 1) {
      const numbers = Array.from({ length: 12 }, (_, index) => 100 + round * 12 + index);
      await library.add(...numbers.map((number) => makeNumbered(number)));
      for (const number of numbers) all.set(number, textOf(number));
      seal();
    }
    expectRight(all);
    const blocks = db.prepare('SELECT count(*) FROM blocks').pluck().get() as number;
    expect(blocks).toBeLessThan(9);
    expect(db.prepare('SELECT count(DISTINCT key >> 33) FROM postings').pluck().get()).toBe(blocks);
    const withPairs = db.prepare('SELECT id FROM blocks WHERE length(common) > 0 ORDER BY id').pluck().all();
    expect(withPairs.length).toBeGreaterThan(1);
    expect(db.prepare('SELECT DISTINCT key >> 33 FROM pairs ORDER BY 1').pluck().all()).toEqual(withPairs);
  });

  it('forget documents that were changed or removed since', async () => {
    seal();
    await library.add(makeNumbered(3, 'rent rent rent'), makeNumbered(44, 'void'));
    await library.engine.remove([documentId('case', 't:7'), documentId('case', 't:50')]);
    const left = new Map(texts).set(3, 'rent rent rent').set(44, 'void');
    left.delete(7);
    left.delete(50);
    expectRight(left);
    seal();
    expectRight(left);
  });

  it('can be lost and made again', () => {
    seal();
    db.exec(
      'DELETE FROM postings; DELETE FROM pairs; DELETE FROM blocks; UPDATE documents SET block = NULL, place = NULL',
    );
    expectRight(texts);
    seal();
    expectRight(texts);
  });

  it('stop when time runs out, with what they have read', () => {
    seal();
    let checks = 1;
    let isCut = false;
    const budget = { expired: () => (checks -= 1) < 0 };
    const columns = loadColumns(db);
    const { documents } = openPostings(db, columns).frequencies([openLexicon(db).find('land')?.id ?? 0], ['content'], {
      budget,
      onCut: () => (isCut = true),
    });
    expect(isCut).toBe(true);
    expect(documents).toBeGreaterThan(0);
    expect(documents).toBeLessThan([...texts.values()].filter((text) => text.includes('land')).length);
  });
});
