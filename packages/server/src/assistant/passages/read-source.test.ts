import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../../extraction/text/sentence-ends.js';
import { readSource } from './read-source.js';

/** The sentences of a judgment whose paragraphs these are. */
const sentencesOf = (...texts: readonly string[]) => {
  const plain = texts.join('\n\n');
  const html = texts.map((text, index) => `<p id="p${index + 1}">${text}</p>`).join('\n');
  const stored = { html, plain, title: '', judges: [], sections: new Map<string, string>(), cases: [], provisions: [] };
  return readSource({ ...stored, kind: 'case', sentenceEnds: findSentenceEnds(plain) }).passages;
};
const wordsOf = (...texts: readonly string[]) => sentencesOf(...texts).map(({ text }) => text);

describe('the sentences of a judgment', () => {
  it('begin after the number of their paragraph, and with the day of a date', () => {
    expect(wordsOf('12. The lease ended.', '7 The rent was paid.', '27 October 1962 was a Saturday.')).toEqual([
      'The lease ended.',
      'The rent was paid.',
      '27 October 1962 was a Saturday.',
    ]);
  });
});
