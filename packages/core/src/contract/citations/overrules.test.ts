import { expect, it } from 'vitest';
import { overrules } from './overrules.js';
import { speakers, treatments } from './treatments.js';

it('a case is overruled only in the court’s own words, and never by a smaller bench', () => {
  for (const treatment of treatments)
    for (const speaker of speakers)
      for (const isSmallerBench of [false, true])
        expect(overrules({ treatment, speaker, isSmallerBench })).toBe(
          `${treatment} ${speaker} ${isSmallerBench}` === 'overruled court false',
        );
});
