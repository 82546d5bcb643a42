import { describe, expect, it, vi } from 'vitest';
import { citationStates } from '../contract/citations/citation-verdict.js';
import { checkText, type FoundCase, type CheckedCitation, type Sought } from './index.js';

const library: Readonly<Record<string, readonly FoundCase[]>> = {
  '2014 (8) SCC 273': [{ id: 'arnesh', title: 'ARNESH KUMAR versus STATE OF BIHAR' }],
  'AIR 1978 SC 597': [{ id: 'maneka', title: 'Maneka Gandhi v. Union of India' }],
  '1978 (1) SCC 248': [
    { id: 'maneka', title: 'Maneka Gandhi v. Union of India' },
    { id: 'other', title: 'Ram Lal v. State' },
  ],
  '1998 (9) SCC 5': [
    { id: 'one', title: 'Hari Singh v. Mohan' },
    { id: 'two', title: 'Sita Devi v. Gopal' },
  ],
  '1998 (1) GLR (Guj) 5': [{ id: 'guj', title: 'Patel v. Shah' }],
  'AIR 1973 SC 1461': [{ id: 'kesavananda', title: 'Kesavananda Bharati v. State of Kerala' }],
};
const byParties: Readonly<Record<string, readonly FoundCase[]>> = {
  'Arnesh Kumar v. State of Bihar': [{ id: 'arnesh', title: 'ARNESH KUMAR versus STATE OF BIHAR' }],
};
const lookUp = (sought: readonly Sought[]) =>
  sought.map(({ canonical, caseName = '' }) => ({
    hits: library[canonical] ?? [],
    elsewhere: byParties[caseName] ?? [],
  }));
const states = (checked: readonly CheckedCitation[]) =>
  checked.map(({ text, state, hits }) => [text, state, hits.map(({ id }) => id).join()]);
const check = async (text: string) => states(await checkText(text, lookUp));

describe('checkText', () => {
  it('reports citations that are found, not in the library, impossible or unread', async () => {
    const text =
      'Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273; Ram v. Shyam, (2015) 1 SCC 1; Old v. New (1949) 1 SCC 2. See (2003) 5 XYZQ 12.';
    expect(await check(text)).toEqual([
      ['(2014) 8 SCC 273', 'found', 'arnesh'],
      ['(2015) 1 SCC 1', 'not-held', ''],
      ['(1949) 1 SCC 2', 'impossible', ''],
      ['(2003) 5 XYZQ 12', 'unread', ''],
    ]);
  });

  it('lists an unknown report without a year behind the names of the parties, and keeps the names apart', async () => {
    const text = 'See Ram v. Shyam, 12 XYZ 34; infra. W.P.(C) No. 1021/2016 was heard, and 12 Acts 34 were read.';
    const checked = await checkText(text, lookUp);
    expect(states(checked).map(([words, state]) => [words, state])).toEqual([
      ['12 XYZ 34', 'unread'],
      ['W.P.(C) No. 1021/2016', 'not-held'],
    ]);
    expect(checked[1]?.citation?.caseName).toBeUndefined();
  });

  it('lists the number of an application that names its bench, which it cannot read', async () => {
    expect(await check('See O.A. No. 060/00123/2020 and plot A. No. 12/345/2020.')).toEqual([
      ['O.A. No. 060/00123/2020', 'unread', ''],
    ]);
  });

  it('lists what looks like a citation of an unknown report, with the year or the volume in brackets', async () => {
    const text =
      'See (2003) 5 XYZQ 12, [2003] XYZQ 12 and 2003 (5) XYZQ Rep 12. On 12 March 2003 (2) a rule of 1990 came.';
    expect((await check(text)).map(([words]) => words)).toEqual([
      '(2003) 5 XYZQ 12',
      '[2003] XYZQ 12',
      '2003 (5) XYZQ Rep 12',
    ]);
  });

  it('reports parties that differ from the judgment, one or both', async () => {
    expect(await check('Joseph Shine v. Union of India, (2014) 8 SCC 273')).toEqual([
      ['(2014) 8 SCC 273', 'name-differs', 'arnesh'],
    ]);
    for (const name of ['Arnesh Kumar v. Zorawar Mills', 'Joseph Shine v. State of Bihar']) {
      expect(await check(`${name}, (2014) 8 SCC 273`)).toEqual([['(2014) 8 SCC 273', 'party-differs', 'arnesh']]);
    }
  });

  it('says where a case with these parties is reported when its citation is wrong, also an impossible one', async () => {
    for (const [citation, state] of [
      ['(2014) 8 SCC 274', 'not-held'],
      ['AIR 1978 SC 597', 'name-differs'],
      ['(1914) 8 SCC 273', 'impossible'],
    ]) {
      const [checked] = await checkText(`Arnesh Kumar v. State of Bihar, ${citation}`, lookUp);
      expect([checked?.state, checked?.elsewhere.map(({ id }) => id)]).toEqual([state, ['arnesh']]);
    }
    const [found] = await checkText('Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273', lookUp);
    expect(found).toMatchObject({ state: 'found', elsewhere: [] });
  });

  it('trap 11: several judgments with one citation are ambiguous unless the name decides', async () => {
    expect(await check('see (1998) 9 SCC 5')).toEqual([['(1998) 9 SCC 5', 'ambiguous', 'one,two']]);
    expect(await check('Sita Devi vs. Gopal (1998) 9 SCC 5')).toEqual([['(1998) 9 SCC 5', 'found', 'two']]);
  });

  it('trap 16: a parallel citation decides between several judgments', async () => {
    expect(await check('(1978) 1 SCC 248 : AIR 1978 SC 597')).toEqual([
      ['(1978) 1 SCC 248', 'found', 'maneka'],
      ['AIR 1978 SC 597', 'found', 'maneka'],
    ]);
  });

  it('reports parallel citations of different judgments as ambiguous', async () => {
    expect(await check('(2014) 8 SCC 273; AIR 1978 SC 597')).toEqual([
      ['(2014) 8 SCC 273', 'found', 'arnesh'],
      ['AIR 1978 SC 597', 'found', 'maneka'],
    ]);
    expect(await check('(2014) 8 SCC 273 = AIR 1978 SC 597')).toEqual([
      ['(2014) 8 SCC 273', 'ambiguous', 'arnesh,maneka'],
      ['AIR 1978 SC 597', 'ambiguous', 'maneka,arnesh'],
    ]);
  });

  it('looks up every meaning of an ambiguous citation, and the full form of one without its court', async () => {
    expect(await check('Patel v. Shah, 1998 (1) GLR 5 and 1973 AIR 1461')).toEqual([
      ['1998 (1) GLR 5', 'found', 'guj'],
      ['1973 AIR 1461', 'found', 'kesavananda'],
    ]);
  });

  it('reports a citation with two meanings as ambiguous if only one is in the library and there is no name', async () => {
    expect(await check('see 1998 (1) GLR 5')).toEqual([['1998 (1) GLR 5', 'ambiguous', 'guj']]);
  });

  it('looks up each different citation once, in batches, and reports progress', async () => {
    const lookUpSpy = vi.fn(lookUp);
    const progress = vi.fn();
    const text = Array.from({ length: 30 }, (_, index) => `(2001) ${(index % 5) + 1} SCC 10`).join(' and ');
    expect(await checkText(text, lookUpSpy, { batchSize: 2, onProgress: progress })).toHaveLength(30);
    expect(lookUpSpy.mock.calls.map(([batch]) => batch.length)).toEqual([2, 2, 1]);
    expect(progress.mock.calls.map(([at]) => at as unknown)).toEqual([2, 4, 5].map((done) => ({ done, total: 5 })));
  });

  it('rejects with the reason of its signal', async () => {
    const control = new AbortController();
    const lookUpSpy = vi.fn((sought: readonly Sought[]) => {
      control.abort(new Error('closed'));
      return lookUp(sought);
    });
    const text = '(2001) 1 SCC 10 and (2001) 2 SCC 10';
    await expect(checkText(text, lookUpSpy, { batchSize: 1, signal: control.signal })).rejects.toThrow('closed');
    expect(lookUpSpy).toHaveBeenCalledTimes(1);
  });

  it('rejects a list without one answer per citation', async () => {
    await expect(checkText('(2001) 1 SCC 10', () => [])).rejects.toThrow(/lookUp returned 0 answers for 1/);
  });

  it('has the same states as the contract', () => {
    const own: readonly CheckedCitation['state'][] = citationStates;
    expect(own).toHaveLength(7);
  });
});
