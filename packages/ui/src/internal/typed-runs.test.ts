import { describe, expect, it } from 'vitest';
import { typedRuns } from './typed-runs.js';

const marked = (words: string, typed: string) =>
  typedRuns(words, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

describe('what was typed, in the words of an option', () => {
  it('is marked once, whatever the capitals and the space around it', () => {
    expect(marked('Ashok Prabhakar', ' asho ')).toBe('[Asho]k Prabhakar');
    expect(marked('Bhaskar Das', 'as')).toBe('Bh[as]kar Das');
  });

  it('is marked in Devanagari', () => {
    expect(marked('उच्च न्यायालय', 'न्याय')).toBe('उच्च [न्याय]ालय');
  });

  it('is not marked where nothing was typed or nothing fits', () => {
    expect(marked('Ashok', '')).toBe('Ashok');
    expect(marked('Ashok', 'zz')).toBe('Ashok');
  });

  it('leaves words alone whose length changes with their capitals', () => {
    expect(marked('İzmir v State', 'state')).toBe('İzmir v State');
  });
});
