import { expect, it, vi } from 'vitest';
import { findSentenceEnds } from '../extraction/text/sentence-ends.js';
import type { StoredText } from './passages/passage.js';
import { readSource, readSourceInTurns } from './passages/read-source.js';
import { suggestQuestions } from './suggest-questions.js';

const textOf = (paragraphs: readonly string[]): StoredText => {
  const plain = paragraphs.join('\n\n');
  const html = paragraphs.map((text, at) => `<p id="p${at + 1}">${text}</p>`).join('');
  const ends = { sentenceEnds: findSentenceEnds(plain) };
  return { kind: 'case', title: '', judges: [], sections: new Map(), html, plain, cases: [], provisions: [], ...ends };
};

const issues = (count: number) =>
  textOf(
    Array.from(
      { length: count },
      (_, at) => `${at + 1}. The question for decision is whether tenant${at} paid the rent of house${at} in time?`,
    ),
  );

it('asks few questions of a text that has thousands, and lets other requests come between them', async () => {
  const source = readSource(issues(2_000));
  const turns = vi.fn(async () => undefined);
  const suggested = await suggestQuestions(source, turns);
  expect(suggested.slice(0, 3).map(({ question }) => question)).toEqual(
    [0, 1, 2].map((at) => `Whether tenant${at} paid the rent of house${at} in time?`),
  );
  // Three kinds with their tries, and a single question each for the others.
  expect(turns.mock.calls.length).toBeLessThan(30);
});

it('reads a text in turns as it reads it at once', async () => {
  const stored = issues(50);
  const turns = vi.fn(async () => undefined);
  expect(await readSourceInTurns(stored, turns)).toEqual(readSource(stored));
  expect(turns.mock.calls.length).toBeGreaterThan(50);
});

it('reads an act of one long section in linear time', () => {
  const paragraphs = Array.from({ length: 50_000 }, (_, at) => `Clause ${at} applies.`);
  const html = `<section id="s1">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</section>`;
  const before = process.cpuUsage();
  const { act } = readSource({ ...textOf(paragraphs), kind: 'act', html, sections: new Map([['s1', '1']]) });
  const { user, system } = process.cpuUsage(before);
  expect(act?.sections.get('1')).toHaveLength(50_000);
  // A quarter of a minute if each sentence copies the list.
  expect((user + system) / 1_000_000).toBeLessThan(6);
});
