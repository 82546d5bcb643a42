import { describe, expect, it } from 'vitest';
import { markCut } from './mark-cut.js';

const run = (text: string, hit = false) => ({ text, hit });

describe('the beginning of a passage', () => {
  it('inside its sentence is marked, also when it is a hit', () => {
    expect(markCut([run('refusing '), run('bail', true)])).toEqual([run('… refusing '), run('bail', true)]);
    expect(markCut([run('bail', true), run(' granted')])).toEqual([run('… '), run('bail', true), run(' granted')]);
    expect(markCut([run('état')])).toEqual([run('… état')]);
  });

  it.each([run('The bail'), run('Bail', true), run('438 of the Code'), run('“bail”'), run('धारा')])(
    'of a sentence, a number or a quotation is not: %j',
    (first) => {
      expect(markCut([first])).toEqual([first]);
    },
  );

  it('of an empty passage is not', () => {
    expect(markCut([])).toEqual([]);
  });
});
