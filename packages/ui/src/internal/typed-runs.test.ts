import { describe, expect, it } from 'vitest';
import { typedRuns } from './typed-runs.js';

const marked = (words: string, typed: string) =>
  typedRuns(words, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

describe('typedRuns', () => {
  it('marks the match once, ignoring case and surrounding spaces', () => {
    expect(marked('Ashok Prabhakar', ' asho ')).toBe('[Asho]k Prabhakar');
    expect(marked('Bhaskar Das', 'as')).toBe('Bh[as]kar Das');
  });

  it('marks Devanagari', () => {
    expect(marked('उच्च न्यायालय', 'न्याय')).toBe('उच्च [न्याय]ालय');
  });

  it('marks nothing without typed text or a match', () => {
    expect(marked('Ashok', '')).toBe('Ashok');
    expect(marked('Ashok', 'zz')).toBe('Ashok');
  });

  it('marks nothing in text whose length changes in lower case', () => {
    expect(marked('İzmir v State', 'state')).toBe('İzmir v State');
  });
});
