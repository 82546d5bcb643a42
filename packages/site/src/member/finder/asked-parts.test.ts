import { extractCitations, readIncomplete } from '@headnote/core/citation';
import { expect, it } from 'vitest';
import { askedParts } from './asked-parts.js';

const asked = (text: string) => {
  const { cases, provisions, incomplete } = askedParts({
    text,
    citations: extractCitations(text),
    incomplete: readIncomplete(text),
  });
  return [cases.map((one) => [one.name, one.text]), provisions.map(({ canonical }) => canonical), incomplete?.family];
};

it('asks once for parallel citations, twice for two citations, and not for a provision', () => {
  expect(asked('A v. B, AIR 1973 SC 1461 = (1973) 4 SCC 225')).toEqual([
    [['A v. B', 'AIR 1973 SC 1461 = (1973) 4 SCC 225']],
    [],
    undefined,
  ]);
  expect(asked('AIR 1973 SC 1461 and (1978) 1 SCC 248')).toEqual([
    [
      ['', 'AIR 1973 SC 1461'],
      ['', '(1978) 1 SCC 248'],
    ],
    [],
    undefined,
  ]);
  expect(asked('section 302 IPC')).toEqual([[], ['S. 302 IPC'], undefined]);
  expect(asked('AIR 1973 SC')).toEqual([[], [], 'AIR']);
  expect(asked(' 1973 hn 1 ')).toEqual([[['', '1973 hn 1']], [], undefined]);
});
