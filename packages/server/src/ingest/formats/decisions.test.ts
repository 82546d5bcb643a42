import { describe, expect, it } from 'vitest';
import { readDecision } from './decisions.js';

const aila = [
  'Bela Quintero v State of Samplepur',
  'Supreme Court of India',
  '',
  '26 September 1973',
  'Writ Petition No. 117 of 1973',
  'The Judgment was delivered by : A. Sample, J.',
  '1.  The petitioner prays for release. The petition is dismissed.',
].join('\n');

const irled = [
  ' 1281; 1968 (3) SCR 525 (22 March 1968)',
  '22/03/1968 SAMPLE, K.S.',
  'SAMPLE, K.S.',
  'TESTER, R.S.',
  'CITATION: 1968 AIR 1281 1968 SCR (3) 525',
  'CITATOR INFO :',
  'D 1971 SC2233 (10)',
  'HEADNOTE: of the reporter.',
  'JUDGMENT: CRIMINAL APPELLATE JURISDICTION: Criminal Appeal No. 12 of 1966.',
  'The Judgment of the Court was delivered by SAMPLE, J. The appeal is allowed.',
].join('\n');

describe('text files of decisions', () => {
  it('are read in the layout with a title line', () => {
    expect(readDecision('aila_C1', aila)).toMatchObject({
      ok: true,
      document: {
        source: { id: 'aila:C1' },
        appellant: 'Bela Quintero',
        respondent: 'State of Samplepur',
        decidedOn: '1973-09-26',
        caseNumber: 'Writ Petition No. 117 of 1973',
        courtName: 'Supreme Court of India',
      },
    });
  });

  it('are read in the layout with a citation line', () => {
    const read = readDecision('prior_case_0472', irled);
    expect(read).toMatchObject({
      ok: true,
      document: {
        source: { id: 'irled:prior_case_0472' },
        decidedOn: '1968-03-22',
        bench: expect.stringContaining('TESTER, R.S.'),
        sourceCitator: 'D 1971 SC2233 (10)',
        otherCitations: expect.arrayContaining(['1968 AIR 1281']),
      },
    });
  });

  it('are refused in any other layout', () => {
    expect(readDecision('x', 'Only words.\nAnd more.')).toEqual({
      ok: false,
      reason: expect.stringContaining('"files"'),
    });
    expect(readDecision('x', '')).toMatchObject({ ok: false });
  });
});
