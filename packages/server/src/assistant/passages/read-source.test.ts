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

  it('have the printed number that they follow, where a block has several', () => {
    const text = '33. The witness came at noon. 34. If he came later, nobody saw him. He adds more. 36. Not a number.';
    const html = `<p id="p1"><span id="para-33">33.</span>${text.slice(3)}</p>`;
    const stored = { html, plain: text, title: '', judges: [], sections: new Map<string, string>(), cases: [] };
    const { passages, paragraphs } = readSource({
      ...stored,
      kind: 'case',
      provisions: [],
      sentenceEnds: findSentenceEnds(text),
    });
    expect(paragraphs[0]?.label).toBe('33');
    expect(passages.map(({ text: words, number }) => [words, number])).toEqual([
      ['The witness came at noon.', ''],
      ['If he came later, nobody saw him.', '34'],
      ['He adds more.', '34'],
      ['Not a number.', '34'],
    ]);
  });

  it('are not lines of a table of contents', () => {
    expect(wordsOf('D. The question ……………….....…….15', 'We allow the appeal.')).toEqual(['We allow the appeal.']);
  });
});
