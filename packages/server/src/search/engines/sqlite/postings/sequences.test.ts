import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startBudget } from '../../../model/budget.js';
import { textFields } from '../../../model/fields.js';
import { FIRST_WORD, SENTENCE_END, writeWord } from '../tokens/token-stream.js';
import type { Block } from './blocks.js';
import { type CommonWords, packCommon } from './common-words.js';
import { openBlockBuilder } from './encode-block.js';
import { openPairBuilder } from './encode-pairs.js';
import { findSequences } from './find-sequences.js';
import { CHUNK_BYTES, type StoredList, packList, unpackList } from './place-chunks.js';
import { openPairs } from './read-pairs.js';
import type { Nearness } from './sequence-query.js';

/** Words of the dictionary; the last one needs more than one unit of a token stream. */
const FORMS = [1, 2, 3, 4, 70_000];
/** The second text field; `content` is the first. */
const SHORT = 1;

/** The words of two fields of a document. */
type Texts = readonly [content: readonly number[], short: readonly number[]];

function streamOf(words: readonly number[]): Uint16Array {
  const stream = new Uint16Array(words.length * 4);
  let size = 0;
  for (const [index, form] of words.entries()) {
    size = writeWord(form + FIRST_WORD, stream, size);
    // Places count words only.
    if (index % 3 === 2) stream[size++] = SENTENCE_END;
  }
  return stream.slice(0, size);
}

/** All words but one, of which two are frequent. */
const COMMON: CommonWords = { forms: [2, 70_000, 1, 3], frequent: 2 };

/** Returns the block of some documents; with pairs if there are common words. */
function blockOf(documents: readonly Texts[], common?: CommonWords): Block {
  const builder = openBlockBuilder(Math.max(...FORMS));
  for (const [place, texts] of documents.entries())
    builder.add(place, (field) => streamOf(texts[textFields.indexOf(field)] ?? []));
  const counts = new Map<string, Uint8Array>();
  const packed = new Map<string, Uint8Array>();
  const chunks: Uint8Array[] = [];
  builder.finish((form, part, lists) => {
    counts.set(`${form} ${part}`, lists.counts);
    packed.set(`${form} ${part}`, packList(lists.places, chunks.length));
    if (lists.places.length > 1) chunks.push(...lists.places.map(({ bytes }) => bytes));
  });
  const pairs = new Map<number, Uint8Array>();
  if (common !== undefined) {
    const pairBuilder = openPairBuilder(common);
    for (const [place, [content]] of documents.entries()) pairBuilder.add(place, streamOf(content));
    pairBuilder.finish((pair, places) => {
      pairs.set(pair, packList(places, chunks.length));
      if (places.length > 1) chunks.push(...places.map(({ bytes }) => bytes));
    });
  }
  const readChunk = (number: number) => chunks[number] ?? new Uint8Array();
  return {
    // Every third document was removed since.
    ordinals: Int32Array.from(documents, (_, place) => (place % 3 === 2 ? -1 : place)),
    counts: (form, part) => counts.get(`${form} ${part}`),
    places(form, part) {
      const list = packed.get(`${form} ${part}`);
      return list && unpackList(list, readChunk);
    },
    pairs: openPairs(common === undefined ? new Uint8Array() : packCommon(common), (pair) => {
      const list = pairs.get(pair);
      return list && unpackList(list, readChunk);
    }),
  };
}

/** Returns where the words follow each other, by comparing every word. */
function startsIn(text: readonly number[], words: readonly (readonly number[])[]): number[] {
  return [...text.keys()].filter((start) => words.every((forms, at) => forms.includes(text[start + at] ?? -1)));
}

const anyWord = fc.constantFrom(...FORMS);
const anyText = fc.array(anyWord, { maxLength: 40 });
const anyDocuments = fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 6 });
const anyForms = fc.uniqueArray(anyWord, { minLength: 1, maxLength: 2 });

const unlimited = { budget: startBudget({ milliseconds: 600_000 }), onCut: () => expect.unreachable('no time limit') };
const weightsFor = (documents: readonly Texts[]) => ({
  weights: new Float32Array(documents.length),
  weightOf: textFields.map((_, field) => (field <= SHORT ? 1 : 0)),
});

function search(
  documents: readonly Texts[],
  sequences: readonly (readonly (readonly number[])[])[],
  { nearness, common }: { readonly nearness?: Nearness; readonly common?: CommonWords | undefined } = {},
) {
  const found = weightsFor(documents);
  findSequences(
    {
      fields: ['content', textFields[SHORT]],
      sequences: sequences.map((words) => () => words),
      ...(nearness && { nearness }),
    },
    { ...unlimited, ...found, blocks: [blockOf(documents, common)] },
  );
  return [...found.weights];
}

const countIn = (documents: readonly Texts[], count: (text: readonly number[]) => number) =>
  documents.map((texts, place) => (place % 3 === 2 ? 0 : count(texts[0]) + count(texts[1])));

describe('the places of words in posting lists', () => {
  it('find and count words that follow each other, as a comparison of every word does', () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyForms, { minLength: 1, maxLength: 4 }), (documents, words) => {
        expect(search(documents, [words])).toEqual(countIn(documents, (text) => startsIn(text, words).length));
      }),
      { numRuns: 500 },
    );
  });

  it('find the same with lists of pairs, for words that repeat, end a text, and are not all common', () => {
    fc.assert(
      fc.property(anyDocuments, fc.array(anyForms, { minLength: 2, maxLength: 5 }), (documents, words) => {
        const expected = countIn(documents, (text) => startsIn(text, words).length);
        expect(search(documents, [words], { common: COMMON })).toEqual(expected);
      }),
      { numRuns: 300 },
    );
    const repeated: Texts = [
      [2, 2, 2, 1, 2, 2],
      [2, 2, 2],
    ];
    expect(search([repeated], [[[2], [2], [2]]], { common: COMMON })).toEqual([2]);
    expect(search([repeated], [[[1, 3], [2], [2, 3]]], { common: COMMON })).toEqual([1]);
  });

  it('read the shorter lists of pairs instead of those of their words', () => {
    const text = Array.from({ length: 3_000 }, (_, at) => (at % 50 === 0 ? 3 : 1 + (at % 2)));
    const documents = Array.from({ length: 30 }, (): Texts => [text, []]);
    const bytesRead = (common?: CommonWords) => {
      const block = blockOf(documents, common);
      let bytes = 0;
      const counted = (list: StoredList): StoredList => ({
        ...list,
        chunks: list.chunks.map(({ place, read }) => ({
          place,
          read() {
            const chunk = read();
            bytes += chunk.length;
            return chunk;
          },
        })),
      });
      const found = weightsFor(documents);
      findSequences(
        { fields: ['content'], sequences: [() => [[2], [3], [2]]] },
        {
          ...unlimited,
          ...found,
          blocks: [
            {
              ...block,
              places(form, part) {
                const list = block.places(form, part);
                return list && counted(list);
              },
              pairs: (first, second) => block.pairs(first, second)?.map(counted),
            },
          ],
        },
      );
      expect([...found.weights]).toEqual(documents.map((_, place) => (place % 3 === 2 ? 0 : 59)));
      return bytes;
    };
    expect(bytesRead(COMMON)).toBeLessThan(bytesRead() / 5);
  });

  it('find words in lists of several chunks, and read no chunk without a document of interest', () => {
    const common = Array.from({ length: 2_000 }, (_, at) => 1 + ((at * at) % 3));
    const documents = Array.from({ length: 40 }, (_, place): Texts => [
      place === 31 ? [...common, 4, 1, 70_000, 2] : common,
      [],
    ]);
    const rare = [[1, 2], [70_000], [2]];
    for (const words of [[[1], [2, 3]], rare])
      expect(search(documents, [words])).toEqual(countIn(documents, (text) => startsIn(text, words).length));

    const block = blockOf(documents);
    const sizes: number[] = [];
    const counted: Block = {
      ...block,
      places(form, part) {
        const list = block.places(form, part);
        const chunks = list?.chunks.map(({ place, read }) => ({
          place,
          read() {
            sizes.push(read().length);
            return read();
          },
        }));
        return list && chunks && { ...list, chunks };
      },
    };
    findSequences(
      { fields: ['content'], sequences: [() => rare] },
      { ...unlimited, ...weightsFor(documents), blocks: [counted] },
    );
    expect(block.places(1, 'content')?.chunks.length).toBeGreaterThan(3);
    expect(sizes).toHaveLength(4);
    expect(Math.max(...sizes)).toBeLessThan(CHUNK_BYTES + 3_000);
  });

  it('find two words near each other in the right order, as a comparison of every pair does', () => {
    fc.assert(
      fc.property(
        anyDocuments,
        fc.tuple(anyForms, anyForms),
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        (documents, [one, other], within, isOrdered) => {
          const found = search(documents, [[one], [other]], { nearness: { within, isOrdered, mayOverlap: false } });
          const expected = countIn(documents, (text) => {
            const [starts, ends] = [startsIn(text, [one]), startsIn(text, [other])];
            return starts.some((a) => ends.some((b) => a !== b && Math.abs(b - a) <= within && (!isOrdered || a < b)))
              ? 1
              : 0;
          });
          expect(found.map((count) => count > 0)).toEqual(expected.map((count) => count > 0));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('stop between two lists when time runs out', () => {
    let isCut = false;
    findSequences(
      { fields: ['content'], sequences: [() => [[1], [2]]] },
      {
        blocks: [blockOf([[[1, 2], []]])],
        weights: new Float32Array(1),
        weightOf: [1],
        budget: { expired: () => true },
        onCut: () => (isCut = true),
      },
    );
    expect(isCut).toBe(true);
  });
});
