import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse, citationKey } from './analyse.js';
import { scanWords } from './scan-words.js';
import { stemWord } from './stem-word.js';

describe('analyse', () => {
  it.each([
    ['Arbitrations and arbitrators', ['arbitr', 'and', 'arbitr']],
    ["The plaintiff's suit; the plaintiffs’ suits", ['the', 'plaintiff', 'suit', 'the', 'plaintiff', 'suit']],
    ["Hon'ble Court", ['honbl', 'court']],
    ['Honʼble ＯBRIEN＇s Courtʼs', ['honbl', 'obrien', 'court']],
    ['Union of India & Ors.', ['union', 'of', 'india', 'and', 'or']],
    ['§ 302/34 I.P.C.', ['section', '302', '34', 'i', 'p', 'c']],
    ['café CAFÉ ﬁled', ['cafe', 'cafe', 'file']],
    ['न्यायालय', ['न्यायालय']],
    ['१२ धारा', ['१२', 'धारा']],
    ['𝐖rit', ['writ']],
    ['', []],
    ['— … !', []],
    ['constructor toString __proto__', ['constructor', 'tostr', 'proto']],
  ])('reads %j', (text, terms) => {
    expect(analyse('headnote', text)).toEqual(terms);
  });

  it('compares identifiers without stemming', () => {
    expect(analyse('citations', '1973 Supplies 4 S.C.C. 225')).toEqual(['1973', 'supplies', '4', 's', 'c', 'c', '225']);
  });

  it('returns the same terms for a query cut from anywhere in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const terms: string[] = [];
        scanWords(text, (start, end) => terms.push(...analyse('content', text.slice(start, end))));
        expect(analyse('content', text)).toEqual(terms);
      }),
    );
  });

  it('returns terms without blanks, quotes or ASCII punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const term of analyse('content', text)) expect(term).toMatch(/^[a-z0-9\u0080-\u{10ffff}]+$/u);
      }),
    );
  });

  it('keeps the first letter of an English word in its stem', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
        expect(stemWord(word)[0]).toBe(word[0]);
      }),
    );
  });
});

describe('citationKey', () => {
  it.each([
    ['A.I.R. 1973 S.C. 1461', 'air 1973 sc 1461'],
    ['AIR 1973 SC 1461', 'air 1973 sc 1461'],
    ['(1973) 4 SCC 225', '1973 4 scc 225'],
    ['[1973] Supp. S.C.R. 1', '1973 supp scr 1'],
    ['2024 HN 12', '2024 hn 12'],
  ])('reads %j', (citation, key) => {
    expect(citationKey(citation)).toBe(key);
  });
});
