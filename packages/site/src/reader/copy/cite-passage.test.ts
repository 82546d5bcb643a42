import { describe, expect, it } from 'vitest';
import { citationsOf, citePassage, type PassageSource } from './cite-passage.js';

const record = {
  appellant: 'Additional District Magistrate, Jabalpur',
  respondent: 'S.S. Shukla',
  houseCitation: '1976 HN 1',
  otherCitations: ['AIR 1976 SC 1207', '(1976) 2 SCC 521'],
};
const passage = {
  plain: 'life and liberty are\npriceless possessions',
  html: '',
  paragraph: '104',
  anchor: 'para-104',
};
const source: PassageSource = { record, page: '270', opinion: 'Khanna, J.', later: 'overruled in (2017) 10 SCC 1' };

describe('citePassage', () => {
  it('names the place in the report, the judge and the later judgment', () => {
    expect(citationsOf(record)).toEqual(['(1976) 2 SCC 521', 'AIR 1976 SC 1207', '1976 HN 1']);
    expect(citePassage(passage, source, { citation: 0, place: 'page', hasJudge: true })).toBe(
      '“life and liberty are priceless possessions” Additional District Magistrate, Jabalpur v. S.S. Shukla, ' +
        '(1976) 2 SCC 521 at 270 (Khanna, J.; overruled in (2017) 10 SCC 1).',
    );
  });

  it('marks a number of LII, which looks like the neutral citation of another case', () => {
    expect(citationsOf({ otherCitations: ['[2018] INSC 44'] })).toEqual(['[2018] INSC 44 (LII number)']);
  });

  it('names the paragraph, and leaves out what is not known or not wanted', () => {
    expect(citePassage(passage, source, { citation: 1, place: 'paragraph', hasJudge: false })).toMatch(
      /S\.S\. Shukla, AIR 1976 SC 1207, para 104\.$/,
    );
    const bare = { ...source, page: '', opinion: '', later: '' };
    const unnumbered = { ...passage, paragraph: '' };
    expect(citePassage(unnumbered, bare, { citation: 0, place: 'page', hasJudge: true })).toMatch(
      /Shukla, \(1976\) 2 SCC 521\.$/,
    );
    expect(
      citePassage({ ...passage, paragraph: '12-14' }, bare, { citation: 0, place: 'paragraph', hasJudge: true }),
    ).toMatch(/, paras 12-14\.$/);
  });
});
