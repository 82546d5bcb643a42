import { describe, expect, it } from 'vitest';
import { readParties } from './parties.js';

/** Cause titles in the layouts that courts print; all names are invented. */
const layouts: readonly (readonly [string, string, readonly [string, string]])[] = [
  [
    'a masked name',
    'CRL.A. 7/2020\nX\n..... Appellant\nversus\nSTATE OF SAMPLEPUR\n..... Respondent',
    ['X', 'STATE OF SAMPLEPUR'],
  ],
  [
    'masked names with dots',
    'MAT.APP. 7/2020\nA.B.C. ..... Appellant\nversus\nX.Y.Z. ..... Respondent',
    ['A.B.C', 'X.Y.Z'],
  ],
  [
    'names behind their labels, as at Allahabad',
    'Neutral Citation No. - 2020:AHC:1\nWRIT - C No. - 7 of 2020\nPetitioner :- Ramu Sample And Another\nRespondent :- State of U.P.\nCounsel for Petitioner :- A. Example\nHon’ble B. Specimen,J.',
    ['Ramu Sample And Another', 'State of U.P.'],
  ],
  [
    'labels above numbered names without a full stop',
    'WP(C) NO. 7 OF 2020\nPETITIONER:\nXXXXXX\nBY ADV. A. EXAMPLE\nRESPONDENTS:\n1 STATE OF SAMPLEPUR\nREPRESENTED BY SECRETARY',
    ['XXXXXX', 'STATE OF SAMPLEPUR'],
  ],
  [
    'dots around the separator',
    'CRIMINAL APPEAL NO. 7 OF 2020\nBablu s/o Ram Sample, Aged 33 years\n.. APPELLANT\n..VERSUS..\nThe State of Samplepur, through P.S.O.\n.. RESPONDENT',
    ['Bablu', 'The State of Samplepur'],
  ],
  [
    'a short name',
    'LPA 690/2018\nSAMPLE CORPORATION\n...Appellant\nThrough: Mrs. A. Example\nversus\nRAM\nThrough:',
    ['SAMPLE CORPORATION', 'RAM'],
  ],
  [
    'the case number before the party',
    'IN THE HIGH COURT OF SAMPLEPUR\nW.P.(C) 12/2020 ASHA SAMPLE ..... Petitioner\nversus\nUNION OF SAMPLEPUR ..... Respondent',
    ['ASHA SAMPLE', 'UNION OF SAMPLEPUR'],
  ],
  [
    'a title on one line',
    'High Court of Samplepur\nX v. State of Samplepur\n1. The facts.',
    ['X', 'State of Samplepur'],
  ],
  [
    'a title on one line with number and day',
    'Criminal Appeal No. 7 of 2019: Asha Sample vs State Of Samplepur & Anr on 2 July, 2019\nBench: A',
    ['Asha Sample', 'State Of Samplepur & Anr'],
  ],
  [
    'name and role on one line',
    'WRIT PETITION NO. 9 OF 2008\nVinay Sampleskar .. Petitioner\nV/s\nSample Telephones Ltd. .. Respondent',
    ['Vinay Sampleskar', 'Sample Telephones Ltd.'],
  ],
  [
    'role below the name',
    'WP 12 of 2020\nRavi Sample\n...Appellant\nVs.\nThe State of Samplepur and others\n...Respondent(s)\nCORAM : X',
    ['Ravi Sample', 'The State of Samplepur and others'],
  ],
  [
    'role above the name',
    'CM(51/2026)\n…Appellant/Petitioner(s)\nKhan Sample Dar.\nThrough:\nMr. A. Example, Advocate\nV/s.\nUnion Territory of Samplepur.\n...Respondent(s)',
    ['Khan Sample Dar', 'Union Territory of Samplepur'],
  ],
  [
    'no roles at all',
    'R/FIRST APPEAL NO. 1648 of 2005\n==\nHARI SAMPLE & ORS.\nVersus\nCITY SURVEY SUPERINTENDENT & ORS.\nAppearance:',
    ['HARI SAMPLE & ORS.', 'CITY SURVEY SUPERINTENDENT & ORS.'],
  ],
  [
    'a name over two lines',
    'WRIT PETITION NO. 9 OF 2008\nSample & Example Hygiene &\nHealth Care Ltd. ..Petitioners.\nV/s.\nThe Sample Housing and Area Development\nAuthority and another. ... Respondents',
    ['Sample & Example Hygiene & Health Care Ltd.', 'The Sample Housing and Area Development Authority and another'],
  ],
  [
    'names with descriptions and addresses',
    'CNR: SAHC020595432026 | URN: X / 1U / 2026\nHemraj S/o Shri Heera Lal, Aged About 38 Years, R/o Samplepura,\nPolice Station Example.\n----Petitioner\nVersus\nState Of Samplepur, Through Pp\n----Respondent',
    ['Hemraj', 'State Of Samplepur'],
  ],
  [
    'numbered parties',
    'WP(C) No.58 of 2023\n1.\nShri Nara Sample,\nAged about 28 years,\n2.\nShri Om Sample,\n... Petitioners\nversus\n1.\nThe Land Example Department,\nThrough the Secretary,\n... Respondents',
    ['Shri Nara Sample', 'The Land Example Department'],
  ],
  [
    'between and and',
    'CRIMINAL PETITION No.3324 OF 2022\nBetween :\nDharam Sample and three others.\n… Petitioners/Accused Nos.1 to 4\nAND\nThe State of Samplepur, Through Police\n… Respondents.',
    ['Dharam Sample and three others', 'The State of Samplepur'],
  ],
  [
    'labels with lists',
    'WP(C) NO. 21029 OF 2019\nPETITIONERS:\n1\nP.K.SAMPLE NAIR,\nAGED 72 YEARS\nBY ADVS.\nRESPONDENTS:\n1\nSTATE OF SAMPLEPUR\nREPRESENTED BY THE SECRETARY',
    ['P.K.SAMPLE NAIR', 'STATE OF SAMPLEPUR'],
  ],
  [
    'a separator with the name behind it',
    'CRP No. 58 of 2025\nWahid Sample.\n…Petitioner\n- Versus Iren Sample Devi & 2\nOrs.\n…Respondents',
    ['Wahid Sample', 'Iren Sample Devi & 2 Ors.'],
  ],
  [
    'a spaced separator',
    'WP(C) No.113 of 2026\nSample Plantations Private Limited, having its office\n….. Petitioner\n-V E R S U S1.\nThe State of Samplepur, represented by its Secretary\n.....Respondents',
    ['Sample Plantations Private Limited', 'The State of Samplepur'],
  ],
];

describe('readParties', () => {
  it.each(layouts)('reads %s', (_layout, source, [appellant, respondent]) => {
    expect(readParties(source.split('\n'))).toEqual({ appellant, respondent });
  });

  it.each([
    ['nothing separates anybody', ['IN THE HIGH COURT', 'ORDER', 'Heard counsel. State v. Somebody was cited.']],
    [
      'a signature stamp runs through the title',
      [
        'WRIT PETITION NO.4 OF 2012',
        'SIGNER Meena Sample & Ors. .. Petitioners',
        'Vs.',
        'Union of India .. Respondents',
        'Digitally signed WITH',
      ],
    ],
    [
      'the separator only stands in the body',
      [
        'IN THE HIGH COURT',
        'a',
        'b',
        'c',
        'd',
        'e',
        'JUDGMENT',
        'The words of the order are',
        'versus',
        'the words of the plaint.',
      ],
    ],
    ['one side has no name', ['WP 1 of 2020', 'Versus', 'State of Samplepur', '... Respondent']],
  ])('names nobody when %s', (_reason, lines) => {
    expect(readParties(lines)).toEqual({ appellant: '', respondent: '' });
  });
});
