import { describe, expect, it } from 'vitest';
import { extractCitations } from '../index.js';

describe('the names that a text gives to a citation', () => {
  it.each([
    ['See Ivor Pinto v. Maya Jain, (2014) 8 SCC 273.', 'Ivor Pinto v. Maya Jain'],
    ['See Ivor Pinto -vs- Salimuddin (2014) 8 SCC 273.', 'Ivor Pinto v. Salimuddin'],
    ['See Ivor Pinto V/s Maya Jain, reported in (2014) 8 SCC 273.', 'Ivor Pinto v. Maya Jain'],
    ['The rule is settled: (2014) 8 SCC 273 (Ivor Pinto v. Maya Jain).', 'Ivor Pinto v. Maya Jain'],
    ['1. (2014) 8 SCC 273, Ivor Pinto v. Maya Jain\n2. The next ground.', 'Ivor Pinto v. Maya Jain'],
    ['It was settled in Ivor Pinto v. Maya Jain. It is reported in (2014) 8 SCC 273.', 'Ivor Pinto v. Maya Jain'],
    ['See In re Ivor Pinto, (2014) 8 SCC 273.', 'In re Ivor Pinto'],
    ['In Ivor Pinto’s case, (2014) 8 SCC 273, it was held.', 'Ivor Pinto'],
    ['See In re V. C. Pinto, (2014) 8 SCC 273.', 'In re V. C. Pinto'],
    ['See (2014) 8 SCC 273 (Income -Tax Officer v. Maya Jain).', 'Income -Tax Officer v. Maya Jain'],
    ['As held in Ivor Pinto [(2014) 8 SCC 273].', 'Ivor Pinto'],
    ['See AIR 2010 SC 5. In Ivor Pinto v. Maya Jain, (2014) 8 SCC 273.', 'Ivor Pinto v. Maya Jain'],
    ['See [1968] 3 SCR 575] 582-85, Ivor Pinto v. Maya Jain, (2014) 8 SCC 273.', 'Ivor Pinto v. Maya Jain'],
    ['The Constitution Bench in Ivor Pinto v. Maya Jain, (2014) 8 SCC 273.', 'Ivor Pinto v. Maya Jain'],
    [
      'In Collector (Distt. Magistrate) Goa v. Maya Jain, (2014) 8 SCC 273.',
      'Collector (Distt. Magistrate) Goa v. Maya Jain',
    ],
    ['देखें इवोर पिंटो बनाम माया जैन, (2014) 8 SCC 273।', 'इवोर पिंटो v. माया जैन'],
    ['In THE PINTO SPG. & MFG. CO. LTD. v. MAYA JAIN, (2014) 8 SCC 273.', 'PINTO SPG. & MFG. CO. LTD. v. MAYA JAIN'],
  ])('are read from: %s', (text, name) => {
    expect(extractCitations(text).at(-1)?.caseName).toBe(name);
  });

  it('belong to the citation behind them in a list', () => {
    const text = '(2014) 8 SCC 273, Ivor Pinto v. Maya Jain, (2015) 1 SCC 1';
    expect(extractCitations(text).map(({ caseName }) => caseName)).toEqual([undefined, 'Ivor Pinto v. Maya Jain']);
  });

  it('end with their sentence', () => {
    const text = '(Goa v. Maya Jain). These decisions do not help the case. In Pinto, (2014) 8 SCC 273, it was said.';
    expect(extractCitations(text)[0]?.caseName).toBeUndefined();
  });

  it('are those of a parallel citation of another year', () => {
    const text = 'Ivor Pinto v. Maya Jain, (2014) 8 SCC 273, AIR 1990 SC 5';
    expect(extractCitations(text)[1]?.caseName).toBe('Ivor Pinto v. Maya Jain');
  });
});
