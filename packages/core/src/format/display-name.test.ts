import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayCourt, displayJudge, displayName } from './index.js';

const names: readonly (readonly [printed: string, shown: string])[] = [
  // People
  ['RAMESHWAR PRASAD', 'Rameshwar Prasad'],
  ['K. P. VERMA', 'K. P. Verma'],
  ['R.K.GUPTA', 'R.K. Gupta'],
  ['SMT. SAROJ BALA DEVI', 'Smt. Saroj Bala Devi'],
  ['DR. A. LAKSHMINARAYANA', 'Dr. A. Lakshminarayana'],
  ['MD. USMAN & ORS', 'Md. Usman & Ors'],
  ['MOHD. YUSUF ALI', 'Mohd. Yusuf Ali'],
  ['MST. RUKHMABAI', 'Mst. Rukhmabai'],
  ['AMEER-UN-NISSA BEGUM', 'Ameer-un-Nissa Begum'],
  ['NIZAM-UD-DIN', 'Nizam-ud-Din'],
  ['HAJI ABDUL SHAKOOR AND CO.', 'Haji Abdul Shakoor and Co.'],
  ["P. D'SOUZA", "P. D'Souza"],
  ['M. O’BRIEN', 'M. O’Brien'],
  ['J. MCDOWELL', 'J. McDowell'],
  ['A.B. MACLEOD', 'A.B. MacLeod'],
  ['MACHINERY STORES', 'Machinery Stores'],
  ['SURESH @ PAPPU', 'Suresh @ Pappu'],
  ['RANI ALIAS KALAWATI', 'Rani alias Kalawati'],
  ['GANGA RAM (DEAD) THR. LRS.', 'Ganga Ram (Dead) Thr. LRs.'],
  ['GANGA RAM (D) BY LRS. & ORS.', 'Ganga Ram (D) by LRs. & Ors.'],
  ['SITA W/O RAM LAL', 'Sita W/o Ram Lal'],
  ['MOHAN S/O SOHAN', 'Mohan S/o Sohan'],
  ['LT. COL. B.S. NAIR', 'Lt. Col. B.S. Nair'],
  ['LAKSHMI THROUGH HER GUARDIAN', 'Lakshmi through her Guardian'],
  ['BALWANT SINGH II', 'Balwant Singh II'],
  ['OM PARKASH', 'Om Parkash'],
  ['CIVIL JUDGE', 'Civil Judge'],
  // The State
  ['STATE OF U.P.', 'State of U.P.'],
  ['STATE OF UP', 'State of UP'],
  ['THE STATE OF BIHAR AND OTHERS', 'The State of Bihar and Others'],
  ['THE STATE OF BIHAR AND OTHERS.', 'The State of Bihar and Others'],
  ['UNION OF INDIA .', 'Union of India'],
  ['UNION OF INDIA & ANR. ETC. ETC.', 'Union of India & Anr. etc. etc.'],
  ['STATE (NCT OF DELHI)', 'State (NCT of Delhi)'],
  ['STATE OF J & K', 'State of J & K'],
  ['STATE OF J&K', 'State of J&K'],
  ['STATE BY THE C.B.I.', 'State by the C.B.I.'],
  ['STATE THROUGH CBI', 'State through CBI'],
  ['GOVT. OF A.P.', 'Govt. of A.P.'],
  ['COLLECTOR-CUM-REGISTRAR', 'Collector-cum-Registrar'],
  ['DY. COMMR. OF SALES TAX (LAW)', 'Dy. Commr. of Sales Tax (Law)'],
  ['COMMISSIONER OF INCOME-TAX,BOMBAY CITY.', 'Commissioner of Income-tax, Bombay City.'],
  ['COMMISSIONER OF INCOME TAX-III', 'Commissioner of Income Tax-III'],
  ['CIT, WEST BENGAL II', 'CIT, West Bengal II'],
  ['DISTT.MAGISTRATE/COLLECTOR .', 'Distt. Magistrate/Collector'],
  ['1ST ADDL. DISTT. JUDGE', '1st Addl. Distt. Judge'],
  ['IIND ADDITIONAL JUDGE', 'IInd Additional Judge'],
  ['SECRETARY, MIN. OF H.R.D.', 'Secretary, Min. of H.R.D.'],
  ['COLLECTOR, 24-PARGANAS', 'Collector, 24-Parganas'],
  // Bodies
  ['ONGC LTD.', 'ONGC Ltd.'],
  ['O.N.G.C. LIMITED', 'O.N.G.C. Limited'],
  ['NTPC LIMITED', 'NTPC Limited'],
  ['BSNL', 'BSNL'],
  ['SBI', 'SBI'],
  ['LIC OF INDIA', 'LIC of India'],
  ['UPSC & ORS.', 'UPSC & Ors.'],
  ['C.B.I.', 'C.B.I.'],
  ['SEBI', 'SEBI'],
  ['STATE BANK OF INDIA', 'State Bank of India'],
  ['M/S. BHARAT TRADERS', 'M/s. Bharat Traders'],
  ['M/S BHARAT TRADERS (P) LTD.& ORS.', 'M/s Bharat Traders (P) Ltd. & Ors.'],
  ['SUNDERLAL & SON', 'Sunderlal & Son'],
  ['DLF UNIVERSAL LTD.', 'DLF Universal Ltd.'],
  ['HDFC BANK LTD', 'HDFC Bank Ltd'],
  ['TVS MOTOR CO. LTD.', 'TVS Motor Co. Ltd.'],
  ['ITC LTD.', 'ITC Ltd.'],
  ['UCO BANK', 'UCO Bank'],
  ['AIR INDIA', 'Air India'],
  ['OIL INDIA LTD.', 'Oil India Ltd.'],
  ['GAIL (INDIA) LTD.', 'GAIL (India) Ltd.'],
  ['SIEMENS GMBH', 'Siemens GmbH'],
  ['THE KANPUR CO-OPERATIVE SOCIETY', 'The Kanpur Co-operative Society'],
  ['EX-SERVICEMEN LEAGUE', 'Ex-Servicemen League'],
  ["WORKERS' UNION", "Workers' Union"],
  ["TEACHER'S ASSOCIATION", "Teacher's Association"],
  ['MUNICIPAL CORPN. OF GREATER BOMBAY', 'Municipal Corpn. of Greater Bombay'],
  ['K.S.R.T.C.', 'K.S.R.T.C.'],
  ['KSRTC', 'KSRTC'],
  ['ACC LTD.', 'ACC Ltd.'],
  ['IFFCO TOKIO GEN. INS. CO. LTD.', 'IFFCO Tokio Gen. Ins. Co. Ltd.'],
  ['INDIAN BANK, THE', 'Indian Bank, the'],
  ['IN RE: THE SAMPLE BILL, 1957', 'In re: the Sample Bill, 1957'],
  ['In re THE SAMPLE LAWS ACT, 1912', 'In re the Sample Laws Act, 1912'],
  ['IN THE MATTER OF SPECIAL REFERENCE', 'In the Matter of Special Reference'],
  ['ASHA LTD.REPRESENTED BY ITS DIRECTOR', 'Asha Ltd. Represented by its Director'],
  ['COMMR.OF CENTRAL TAXES', 'Commr. of Central Taxes'],
  ['LAND OFFICER(DEPUTY COLLECTOR)HYDERABAD', 'Land Officer (Deputy Collector) Hyderabad'],
  ['RAM SINGH(DEAD)TH. LRS&ORS.', 'Ram Singh (Dead) Th. LRs & Ors.'],
  ['A.K. SEN &ANR', 'A.K. Sen & Anr'],
  ['GANGA RAM BY L.RS.', 'Ganga Ram by L.Rs.'],
  ['MALWA MILLS LTD..', 'Malwa Mills Ltd.'],
  ['INSPECTOR  OF\tPOLICE', 'Inspector of Police'],
  ['M/s. MALWA MILLS Ltd.', 'M/s. Malwa Mills Ltd.'],
  // Mixed case stays as printed.
  ['State Of Gujarat And Ors', 'State of Gujarat and Ors'],
  ['The State Of Bihar', 'The State of Bihar'],
  ['ONGC Ltd.', 'ONGC Ltd.'],
  ['Ram Lal and another', 'Ram Lal and another'],
  ['NTPC Ltd. & Anr', 'NTPC Ltd. & Anr'],
  ['DLF Universal', 'DLF Universal'],
  ['State of U.P.', 'State of U.P.'],
  ['P. ram', 'P. ram'],
  // Nothing to change.
  ['', ''],
  ['   ', ''],
  ['A', 'A'],
  ['X.Y.', 'X.Y.'],
  ['412', '412'],
  ['राम बनाम राज्य', 'राम बनाम राज्य'],
];

describe('names in display case', () => {
  it.each(names)('%j is shown as %j', (printed, shown) => {
    expect(displayName(printed)).toBe(shown);
  });

  const word = fc.constantFrom(
    ...names.flatMap(([printed]) => printed.split(/(?<=[\s(])/)),
    'III',
    'XIV',
    'MCA',
    'A.',
    ' ',
    '-',
    '/',
    '.',
    ',',
    '(',
    ')',
    "'",
    '7',
  );
  const name = fc.oneof(
    fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
    fc.string({ unit: 'grapheme' }),
  );

  it('do not change when shown twice', () => {
    fc.assert(
      fc.property(name, (printed) => {
        expect(displayName(displayName(printed))).toBe(displayName(printed));
      }),
      { examples: [['ORS.Of RAMESHWAR '], ['SBIETC. ,']] },
    );
  });

  it('keep every letter and digit in its order', () => {
    const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(name, (printed) => {
        expect(letters(displayName(printed))).toBe(letters(printed));
      }),
    );
  });

  it('never begin with a space or contain two', () => {
    fc.assert(
      fc.property(name, (printed) => {
        expect(displayName(printed)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });

  it('take time proportional to the length', () => {
    const start = performance.now();
    for (const piece of ['AB.,', 'ASHA,', 'A/O ', ', ', '&', 'RE-UN-', '.']) {
      expect(displayName(`ASHA RAMAN ${piece.repeat(50_000)} ASHA`)).toMatch(/^Asha/);
    }
    expect(displayName(' '.repeat(200_000))).toBe('');
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

describe('names of judges', () => {
  it.each([
    ['BHAGWATI, P.N.', 'P.N. Bhagwati'],
    ['GUPTA, K.C. DAS', 'K.C. Das Gupta'],
    ['OZA G.L.', 'G.L. Oza'],
    ['REDDY  O. CHINNAPPA', 'O. Chinnappa Reddy'],
    ['MISRA  RANGANATH', 'Ranganath Misra'],
    ['SUJATA V. MANOHAR', 'Sujata V. Manohar'],
    ['DR.D.Y.CHANDRACHUD', 'Dr. D.Y. Chandrachud'],
    ['R.K. AGRAWAL', 'R.K. Agrawal'],
    ['ROHINTON FALI NARIMAN', 'Rohinton Fali Nariman'],
    ['A. Rao', 'A. Rao'],
    ['Rao, A.', 'Rao, A.'],
    ['RAO, SEN, DAS', 'Rao, Sen, Das'],
    ['', ''],
  ])('%j is shown as %j', (printed, shown) => {
    expect(displayJudge(printed)).toBe(shown);
  });
});

describe('names of courts', () => {
  it.each([
    ['IN THE HIGH COURT OF DELHI AT NEW DELHI', 'High Court of Delhi at New Delhi'],
    ['BEFORE THE NATIONAL GREEN TRIBUNAL', 'National Green Tribunal'],
    ['SUPREME COURT OF INDIA', 'Supreme Court of India'],
    ['Supreme Court of India', 'Supreme Court of India'],
    ['NCLT, MUMBAI BENCH-IV', 'NCLT, Mumbai Bench-IV'],
  ])('%j is shown as %j', (printed, shown) => {
    expect(displayCourt(printed)).toBe(shown);
  });
});
