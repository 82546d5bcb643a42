import type { ComparedClaim } from '@headnote/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { findSentenceEnds } from '../extraction/text/sentence-ends.js';
import { documentId } from '../library/document-id.js';
import { makeCase } from '../test-library.fixtures.js';
import { clientOf } from './test-client.fixtures.js';

const PAIRS = 200;
const WORDS =
  'boat buyer seller port debt list owner captain harbour law rule court order sum deed anchor sail keel crew storm'.split(
    ' ',
  );

/** A sentence of its own for each number. */
const sentenceOf = (number: number, kind: string): string => {
  const word = (step: number) => WORDS[(number * 7 + step * 3 + Math.floor(number / 20) * step) % WORDS.length] ?? '';
  return `In ${kind} ${number} the ${word(1)} of the ${word(2)} must tell the ${word(3)} of every ${word(4)} before the ${word(5)}`;
};

/** A judgment of numbered paragraphs; `hidden` names what follows the preview. */
function longCase(sourceId: string, hidden: string, page: string) {
  const sentences = Array.from({ length: PAIRS + 40 }, (_, index) => sentenceOf(index, index < 40 ? 'matter' : hidden));
  const plain = sentences.map((sentence, index) => `${index + 1}. ${sentence}.`).join('\n\n');
  const html = sentences
    .map((one, index) => `<p id="p${index + 1}"><span id="para-${index + 1}">${index + 1}.</span> ${one}.</p>`)
    .join('\n');
  return makeCase(sourceId, '', {
    text: {
      html,
      plain,
      sentenceEnds: findSentenceEnds(plain),
      anchors: sentences.map((_, index) => `para-${index + 1}`),
    },
    appellant: 'Asha',
    respondent: 'State',
    decidedOn: '1990-01-02',
    otherCitations: [`AIR 1990 SC ${page}`],
  });
}

const LEFT = documentId('case', 'compare:left');
const RIGHT = documentId('case', 'compare:right');
const claimOf = (change: Partial<ComparedClaim>): ComparedClaim => ({
  document: LEFT,
  citation: '',
  quotation: '',
  pinpoint: '',
  ...change,
});

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.library.add(longCase('compare:left', 'appeal', '100'), longCase('compare:right', 'review', '200'));
});
afterAll(() => test.close());

/** What a visitor receives, byte by byte, without what differs in every answer. */
async function received(url: string, claims: readonly ComparedClaim[]): Promise<string> {
  const { statusCode, headers, payload } = await test.app.inject({ method: 'POST', url, payload: { claims } });
  expect(statusCode).toBe(200);
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return JSON.stringify({ others, payload });
}
const member = async () => clientOf(test, (await test.signIn()).outdata.token);

describe.each(['/api/citations/compare', '/api/embed/v1/compare'])('H8, V4: a visitor’s answer by %s', (url) => {
  it('is the same for the true and the false one of 200 pairs of quotations beyond the preview', async () => {
    const numbers = Array.from({ length: PAIRS }, (_, index) => index + 40);
    let differ = 0;
    for (const number of numbers) {
      const quotation = sentenceOf(number, 'appeal');
      const [left, right] = [claimOf({ quotation }), claimOf({ document: RIGHT, quotation })];
      const changed = claimOf({ quotation: quotation.replace('must', 'need not') });
      const [truth, ...lies] = [
        await received(url, [left]),
        await received(url, [right]),
        await received(url, [changed]),
      ];
      expect(truth).toContain('sign-in');
      if (lies.some((lie) => lie !== truth)) differ += 1;
    }
    expect(differ).toBe(0);
  });

  it('compares with the preview, and names no paragraph that the public page does not name', async () => {
    const shown = sentenceOf(2, 'matter');
    const page = await received(url, [
      claimOf({ quotation: shown }),
      claimOf({ quotation: shown.replace('every', 'no') }),
      claimOf({ pinpoint: 'para 100' }),
      claimOf({ pinpoint: 'para 241' }),
      claimOf({ pinpoint: 'p. 240', citation: 'AIR 1990 SC 100' }),
    ]);
    const states = [...page.matchAll(/\\"(?:quotation|pinpoint)\\":\\"([a-z-]+)\\"/g)].map(([, state]) => state);
    expect(states.filter((state) => state !== 'none')).toEqual([
      'word-for-word',
      'differs',
      'exists',
      'beyond',
      'sign-in',
    ]);
    const { last } = await clientOf(test).documents.extent({ id: LEFT });
    expect(last).toBe('240');
    expect(page).toContain(`\\"last\\":\\"${last}\\"`);
  });
});

it('a subscriber is told which of the pairs are true', async () => {
  const client = await member();
  const quotation = sentenceOf(150, 'appeal');
  const claims = [claimOf({ quotation }), claimOf({ quotation: quotation.replace('must', 'need not') })];
  const answers = await client.citations.compare({ claims });
  expect(answers.map((answer) => answer.quotation)).toEqual(['word-for-word', 'differs']);
  expect(answers[0]?.paragraph).toBe('para-151');
});

it('a masked and a removed judgment answer nothing that their page does not show', async () => {
  const name = 'Zubaida';
  const text = `${name} signed the deed of the boat before the harbour master.`;
  const id = documentId('case', 'compare:masked');
  await test.library.add(makeCase('compare:masked', text, { appellant: name, respondent: 'State' }));
  const marks = createMarks({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
  const ask = async (quotation: string) => {
    const [answer] = await (await member()).citations.compare({ claims: [claimOf({ document: id, quotation })] });
    return answer?.quotation;
  };
  await marks.mask({ which: id, reason: 'Order', names: [{ name, mask: 'X' }] });
  expect(await ask(text)).toBe('differs');
  expect(await ask('Mohan signed the deed of the boat before the harbour master.')).toBe('differs');
  expect(await ask('X signed the deed of the boat before the harbour master.')).toBe('word-for-word');
  await marks.takeDown({ which: id, reason: 'Order' });
  expect(await ask(text)).toBe('cannot-check');
});
