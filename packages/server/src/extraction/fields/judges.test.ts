import { describe, expect, it } from 'vitest';
import { readHonourables, readRegistryBench, readReportedBench } from './judges.js';

describe('readReportedBench', () => {
  it('splits a bench without separators, and names the author once', () => {
    expect(
      readReportedBench([
        '31/12/1962 MUDHOLKAR, J.R. MUDHOLKAR, J.R. DAS, S.K. SINHA, BHUVNESHWAR P.(CJ)',
        'GUPTA, K.C. DAS',
      ]),
    ).toEqual(['MUDHOLKAR, J.R.', 'DAS, S.K.', 'SINHA, BHUVNESHWAR P.', 'GUPTA, K.C. DAS']);
  });

  it('reads ranks in any number of brackets', () => {
    expect(readReportedBench(['CHANDRACHUD, Y.V. ((CJ) CHANDRACHUD, Y.V. ((CJ) KOSHAL, A.D.'])).toEqual([
      'CHANDRACHUD, Y.V.',
      'KOSHAL, A.D.',
    ]);
  });

  it('returns no bench if only the author is printed', () => {
    expect(readReportedBench(['SHAH, J.C. SHAH, J.C.'])).toEqual([]);
  });

  it('returns no bench if any name is unknown', () => {
    expect(readReportedBench(['SHAH, J.C. NOBODY, X.Y.'])).toEqual([]);
  });

  it('reads the plain names of later reports', () => {
    expect(readReportedBench(['K. SAMPLESWAMY, G.T. EXAMPLEVATI'])).toEqual(['K. SAMPLESWAMY', 'G.T. EXAMPLEVATI']);
  });
});

describe('readRegistryBench', () => {
  it('does not split a name at its comma', () => {
    expect(readRegistryBench('DAS, S.K.,HIDAYATULLAH, M.')).toEqual(['DAS, S.K.', 'HIDAYATULLAH, M.']);
    expect(readRegistryBench('SAMPLEDAR S.B. (J),SAMPLE, A.K.,EXAMPLE, K.C. DAS & SAMPLANGAR, N. RAJAGOPALA')).toEqual([
      'SAMPLEDAR S.B.',
      'SAMPLE, A.K.',
      'EXAMPLE, K.C. DAS',
      'SAMPLANGAR, N. RAJAGOPALA',
    ]);
  });

  it('splits plain names, and omits empty ones', () => {
    expect(readRegistryBench('B.S. SAMPLE,EXAMPLE KUMAR, , , ')).toEqual(['B.S. SAMPLE', 'EXAMPLE KUMAR']);
  });

  it('decodes entities, and drops the style of address', () => {
    expect(
      readRegistryBench('HON&#39;BLE MR. JUSTICE A. SAMPLE HON&#39;BLE  THE CHIEF JUSTICE MR. JUSTICE B. EXAMPLE'),
    ).toEqual(['A. SAMPLE', 'B. EXAMPLE']);
  });

  it.each([
    ['ASHA PRAKASH SAMPLE,J. EXAMPLESWAR', ['ASHA PRAKASH SAMPLE', 'J. EXAMPLESWAR']],
    ['ASHA SINGH SAMPLE,EXAMPLE KR. PRASAD, , , ', ['ASHA SINGH SAMPLE', 'EXAMPLE KR. PRASAD']],
    ['ASHA V.  SAMPLE,A.P.  EXAMPLE.', ['ASHA V. SAMPLE', 'A.P. EXAMPLE']],
    ['A.B. SAMPLE(CJ),J.C. EXAMPLE', ['A.B. SAMPLE', 'J.C. EXAMPLE']],
  ])('tells the two judges of "%s" apart', (bench, names) => {
    expect(readRegistryBench(bench)).toEqual(names);
  });

  it.each([
    [''],
    ['KULDIP SAMPLE (J)'],
    ['SAMPLE,P.N.'],
    ['SAMPLE,RANJIT SINGH'],
    ['TWOWORD SAMPLE,B.P. (J)'],
    ['A.B. SAMPLE,J.C. EXAMPLE,P.'],
    ['CHIEF JUSTICE,ASHA SAMPLE'],
    ['HON&#39;BLE THE CHIEF JUSTICE, HON&#39;BLE MR. JUSTICE A. SAMPLE, HON&#39;BLE MR. JUSTICE B. EXAMPLE'],
  ])('names nobody where "%s" does not name the whole bench', (bench) => {
    expect(readRegistryBench(bench)).toEqual([]);
  });
});

describe('readHonourables', () => {
  it.each([
    ["THE HON'BLE SMT. JUSTICE RADHA SAMPLE", ['RADHA SAMPLE']],
    ['HONOURABLE DR. JUSTICE B. R. SAMPLE', ['B. R. SAMPLE']],
    ['HON’BLE THE CHIEF JUSTICE MR. M. EXAMPLE', ['M. EXAMPLE']],
  ])('reads %s', (line, names) => {
    expect(readHonourables(line)).toEqual(names);
  });
});
