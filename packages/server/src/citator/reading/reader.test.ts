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

describe('the reading thread of an import', () => {
  it('returns the same readings as this thread, in the same order, with unchanged texts', async () => {
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

  it('rejects its requests if it ends before it answers', async () => {
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
    const anchorAt = paragraphAnchors(plain, ['p1', 'para-1', 'p3']);
    expect([0, 3, plain.indexOf('Two'), plain.indexOf('Three') + 2].map(anchorAt)).toEqual([
      'p1',
      'p1',
      'para-1',
      'p3',
    ]);
  });
});

describe('names at a footnote mark', () => {
  const namesIn = (plain: string) => [...footnoteNames(plain, extractCitations(plain)).values()];

  it('belong to all parallel reports in the footnote', () => {
    const text = `It was held in Shyam Lal v. State of U.P.(1) that it is a rule. ${'Nothing turns on it here. '.repeat(12)}`;
    expect(namesIn(`${text}\n\n(1) [1955] 1 S.C.R. 26; A.I.R. 1954 S.C. 369.`)).toEqual([
      'Shyam Lal v. State of U.P.',
      'Shyam Lal v. State of U.P.',
    ]);
    expect(namesIn(`${text.replace('(1)', '')}\n\n(1) [1955] 1 S.C.R. 26.`)).toEqual([]);
  });

  it('are ignored if the report has a name next to it, or if the name has no mark', () => {
    expect(namesIn('In Rao v. State, AIR 1960 SC 5 it was held.')).toEqual([]);
    expect(namesIn('It was held long ago.\n\n(1) [1955] 1 S.C.R. 26.')).toEqual([]);
  });
});
