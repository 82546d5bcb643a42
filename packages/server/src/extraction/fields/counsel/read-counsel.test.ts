import { describe, expect, it } from 'vitest';
import { readCounsel } from './read-counsel.js';

describe('readCounsel', () => {
  it.each([
    [
      'Appeal from the Judgment and Order of the Sample High Court.\n\nR. K. Sample, V. J. Example and Asha Jai Specimen, for the appellants.\n\nA. V. Instance for Respondent No. 1.',
      ['R. K. Sample', 'V. J. Example', 'Asha Jai Specimen', 'A. V. Instance'],
    ],
    [
      'Bakshi Ram Sample, (Gopal Example, with him) for the appellant. S. K. Specimen, Solicitor-General of India, for the respondent.',
      ['Bakshi Ram Sample', 'Gopal Example', 'S. K. Specimen'],
    ],
    ['in W. P. No. 4802 of 1984 D.R. Sample and Hari Example for the Appellants.', ['D.R. Sample', 'Hari Example']],
    [
      'H. J. Sample K. L. Example and Miss Maya Specimen for the respondent',
      ['H. J. Sample', 'K. L. Example', 'Maya Specimen'],
    ],
    ['Mr. Ravi Sample a/w Mr. Amit Example i/b M/s. Legal Associates for Petitioner.', ['Ravi Sample', 'Amit Example']],
    [
      'For Petitioner(s)\n:\nMr. Ravi Sample, Adv.\nFor Respondent(s) :\nMs. N. Example, PP',
      ['Ravi Sample', 'N. Example'],
    ],
    ['Ms.Tara Sample - Advocate for the appellant.', ['Tara Sample']],
    ['State & Ors.\nVs.\nBimal Example & Anr.\nFor the appellants : Mr. A. Sample, Adv.', ['A. Sample']],
  ])('reads the counsel of %j', (text, names) => {
    expect(readCounsel(text)).toEqual(names);
  });

  it('names each person once', () => {
    expect(readCounsel('A. K. Sample for the appellant.\n\nA.K. Sample for intervener.')).toHaveLength(1);
  });

  it('trap: a party, a judge, an office or a bare surname is not counsel', () => {
    expect(readCounsel('Shri Ram Sample S/o Shri Hari Sample ... Petitioner\nVersus\nState')).toEqual([]);
    expect(
      readCounsel(
        'None for the petitioners. Ex parte for respondent No. 2. Additional Solicitor General for the Union',
      ),
    ).toEqual([]);
    expect(readCounsel('Through: CORAM:\nHON’BLE MR. JUSTICE A. SAMPLE')).toEqual([]);
    expect(readCounsel('Menon, for the appellant.')).toEqual([]);
  });

  it('trap: names in the judgment itself are not read', () => {
    expect(
      readCounsel('The Judgment of the Court was delivered by SAMPLE J. Mr. A. B. Example for the appellant urged'),
    ).toEqual([]);
  });
});

it.each([
  ['Vs\nState of West Bengal & Ors.\nFor the petitioners : Mr. A. Sample', ['A. Sample']],
  ['HON’BLE MR. JUSTICE RAM KRISHNA SAMPLE, MEMBER\nFor Petitioner : Mr. B. Example, Advocate', ['B. Example']],
  ['N. D. Sample and 0. P. Example, for the appellant.', ['N. D. Sample', 'O. P. Example']],
  ['Mr. A. Sample, Panel Lawyer, for the State.', ['A. Sample']],
])('issue 33: a State, a judge and an officer are no advocates, and an initial is a letter: %s', (head, names) => {
  expect(readCounsel(head)).toEqual(names);
});
