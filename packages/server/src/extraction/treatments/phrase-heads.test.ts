import { describe, expect, it } from 'vitest';
import { phraseHeads } from './phrase-heads.js';
import { treatmentPhrases } from './phrases.js';

describe('the beginnings of the phrases of treatment', () => {
  it('include groups, optional parts and short words', () => {
    expect([...phraseHeads('over-?ruled|(can|does) not|(has |had )?(no|not) part|o-?k')].sort()).toEqual([
      'ca',
      'do',
      'ha',
      'no',
      'o-',
      'ok',
      'ov',
    ]);
  });

  it('are two letters for every phrase of the table, so the pattern skips no phrase', () => {
    const all = treatmentPhrases.flatMap(({ verbs, onto, about, none }) => [verbs, onto, about, none ?? '']);
    const heads = all.filter((phrases) => phrases !== '').flatMap((phrases) => [...phraseHeads(phrases)]);
    expect(heads.length).toBeGreaterThan(100);
    expect(heads.filter((head) => !/^[a-z]{2}$/.test(head))).toEqual([]);
  });
});
