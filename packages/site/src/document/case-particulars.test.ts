import { describe, expect, it } from 'vitest';
import { caseParticulars, derivedNote } from './case-particulars.js';

describe('caseParticulars', () => {
  it('shows that the date is unknown and leaves the rest empty', () => {
    const lines = caseParticulars({ decidedOn: null });
    expect(lines.find(({ name }) => name === 'Decided')?.value).toBe('Date not known');
    expect(lines.filter(({ value }) => value !== '').map(({ name }) => name)).toEqual(['Decided']);
  });

  it('names the judges, and the bench as printed only without them', () => {
    const bench = (record: Parameters<typeof caseParticulars>[0]) =>
      caseParticulars(record).find(({ name }) => name === 'Bench')?.value;
    expect(bench({ judges: ['A. Rao', 'B. Sen'], bench: 'Rao, Sen' })).toBe('A. Rao, B. Sen');
    expect(bench({ judges: [], bench: 'Rao, Sen' })).toBe('Rao, Sen');
    const author = { judges: ['A. Rao'], bench: 'The Judgment was delivered by : Rao J.', benchStrength: 0 };
    expect(bench(author)).toBeUndefined();
    expect(caseParticulars(author)).toContainEqual({ name: 'Delivered by', value: 'Rao J.' });
  });

  it('shows judges and advocates in display case, and the names as printed', () => {
    const lines = caseParticulars({
      appellant: 'ASHA DEVI',
      respondent: 'State of Kerala',
      courtName: 'Supreme Court of India',
      judges: ['BHAGWATI, P.N.', 'A. Rao'],
      benchStrength: 2,
      advocates: ['BINA GUPTA'],
    });
    const valueOf = (name: string) => lines.find((line) => line.name === name)?.value;
    expect(valueOf('Bench')).toBe('P.N. Bhagwati, A. Rao');
    expect(valueOf('Advocates')).toBe('Bina Gupta');
    expect(valueOf('As printed')).toBe('ASHA DEVI v. State of Kerala; BHAGWATI, P.N.; A. Rao');
  });

  it.each([
    [{ caseType: 'Civil Appeal', caseNumber: '12 of 1980' }, 'Civil Appeal 12 of 1980'],
    [{ caseType: 'Civil Appeal', caseNumber: 'C.A. No. 657 of 2026' }, 'C.A. No. 657 of 2026'],
    [{ caseType: 'Civil Appeal', caseNumber: '' }, 'Civil Appeal'],
  ])('says type and number of the case once: %j', (record, line) => {
    expect(caseParticulars(record).find(({ name }) => name === 'Case')?.value).toBe(line);
  });

  it('shows provisions as text, never as markup', () => {
    const actsHtml = '<ul><li>Contract Act, s 10</li><li>Lease Act, s 2 &amp; 3</li></ul>';
    const line = caseParticulars({ actsHtml }).find(({ name }) => name === 'Provisions');
    expect(line?.value).toBe('Contract Act, s 10; Lease Act, s 2 & 3');
  });
});

describe('derivedNote', () => {
  it('names each derived particular once', () => {
    expect(derivedNote({ derivedFields: ['appellant', 'respondent', 'decidedOn'] })).toBe(
      'Extracted from the text automatically; please verify: parties, date.',
    );
  });

  it('is undefined when the source provided everything', () => {
    expect(derivedNote({ derivedFields: [] })).toBeUndefined();
  });
});
