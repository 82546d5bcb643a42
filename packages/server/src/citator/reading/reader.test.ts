import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { makeCase } from '../../test-library.fixtures.js';
import { footnoteNames } from '../../extraction/reading/footnote-names.js';
import { paragraphAnchors } from '../../extraction/reading/paragraph-anchors.js';
import { readDocument } from './read-document.js';
import { startReader } from './start-reader.js';

const cases = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeCase(`t:${index}`, `We follow Rao v. State, AIR 196${index % 10} SC 5. Section 302 IPC applies.`, {
      decidedOn: '1980-01-01',
      otherCitations: [`AIR 1980 SC ${index + 1}`],
      caseNumber: 'Civil Appeal Nos. 5-7 of 1978',
    }),
  );

describe('the thread that reads the texts of an import', () => {
  it('reads what would be read here, in the same order, the texts as they were', async () => {
    const reader = startReader();
    try {
      const documents = cases(40);
      const [first, second] = await Promise.all([reader.read(documents), reader.read(documents.slice(0, 3))]);
      expect(first).toEqual(documents.map(readDocument));
      expect(second).toEqual(documents.slice(0, 3).map(readDocument));
    } finally {
      await reader.close();
    }
  });

  it('rejects what it was asked when it ends before it has answered', async () => {
    const reader = startReader();
    const asked = expect(reader.read(cases(64))).rejects.toThrow('has ended');
    await reader.close();
    await asked;
  });

  it('is not started for a few documents', async () => {
    const reader = startReader();
    const [read] = await reader.read(cases(1));
    expect(read?.keys.dockets).toEqual([
      '1 Civil Appeal 5 of 1978',
      '1 Civil Appeal 6 of 1978',
      '1 Civil Appeal 7 of 1978',
    ]);
    await reader.close();
  });
});

describe('places in a text', () => {
  it('have the anchor of their paragraph', () => {
    const plain = 'One.\n\nTwo.\n\nThree.';
    const anchorAt = paragraphAnchors(plain);
    expect([0, 3, plain.indexOf('Two'), plain.indexOf('Three') + 2].map(anchorAt)).toEqual(['p1', 'p1', 'p2', 'p3']);
  });
});

describe('names at the mark of a footnote', () => {
  const namesIn = (plain: string) => [...footnoteNames(plain, extractCitations(plain)).values()];

  it('belong to the reports in the footnote, all the parallel ones', () => {
    const text = `It was held in Shyam Lal v. State of U.P.(1) that it is a rule. ${'Nothing turns on it here. '.repeat(12)}`;
    expect(namesIn(`${text}\n\n(1) [1955] 1 S.C.R. 26; A.I.R. 1954 S.C. 369.`)).toEqual([
      'Shyam Lal v. State of U.P.',
      'Shyam Lal v. State of U.P.',
    ]);
    expect(namesIn(`${text.replace('(1)', '')}\n\n(1) [1955] 1 S.C.R. 26.`)).toEqual([]);
  });

  it('are none where a name stands beside the report, or behind no mark', () => {
    expect(namesIn('In Rao v. State, AIR 1960 SC 5 it was held.')).toEqual([]);
    expect(namesIn('It was held long ago.\n\n(1) [1955] 1 S.C.R. 26.')).toEqual([]);
  });
});
