import { describe, expect, it } from 'vitest';
import { markCut } from './mark-cut.js';

const run = (text: string, hit = false) => ({ text, hit });

describe('a passage that begins', () => {
  it('in the middle of a sentence gets an ellipsis, also when a hit comes first', () => {
    expect(markCut([run('refusing '), run('bail', true)])).toEqual([run('… refusing '), run('bail', true)]);
    expect(markCut([run('bail', true), run(' granted')])).toEqual([run('… '), run('bail', true), run(' granted')]);
    expect(markCut([run('état')])).toEqual([run('… état')]);
  });

  it.each([run('The bail'), run('Bail', true), run('438 of the Code'), run('“bail”'), run('धारा')])(
    'with a capital, a number, a quotation mark or a Hindi letter gets none: %j',
    (first) => {
      expect(markCut([first])).toEqual([first]);
    },
  );

  it('with nothing gets none', () => {
    expect(markCut([])).toEqual([]);
  });
});
