import { describe, expect, it } from 'vitest';
import { caseSummary } from './index.js';

describe('caseSummary', () => {
  it('leaves unknown facts empty', () => {
    expect(caseSummary({})).toEqual({
      citation: '',
      citations: [],
      appellant: '',
      respondent: '',
      court: '',
      date: null,
      bench: '',
      author: '',
      number: '',
      advocates: [],
      subject: '',
      provisions: [],
      decision: '',
      printed: [],
      derived: [],
      sample: false,
    });
  });

  it('names the judges, and the bench as printed only without them', () => {
    expect(caseSummary({ judges: ['A. Rao', 'B. Sen'], bench: 'Rao, Sen' }).bench).toBe('A. Rao, B. Sen');
    expect(caseSummary({ judges: [], bench: 'Rao, Sen' }).bench).toBe('Rao, Sen');
    const author = { judges: ['A. Rao'], bench: 'The Judgment was delivered by : Rao J.', benchStrength: 0 };
    expect(caseSummary(author)).toMatchObject({ bench: '', author: 'Rao J.' });
  });

  it('shows judges and advocates in display case, and the names as printed', () => {
    const summary = caseSummary({
      appellant: 'ASHA DEVI',
      respondent: 'State of Kerala',
      courtName: 'Supreme Court of India',
      judges: ['BHAGWATI, P.N.', 'A. Rao'],
      benchStrength: 2,
      advocates: ['BINA GUPTA'],
    });
    expect(summary.bench).toBe('P.N. Bhagwati, A. Rao');
    expect(summary.advocates).toEqual(['Bina Gupta']);
    expect(summary.printed).toEqual(['ASHA DEVI v. State of Kerala', 'BHAGWATI, P.N.; A. Rao']);
  });

  it.each([
    [{ caseType: 'Civil Appeal', caseNumber: '12 of 1980' }, 'Civil Appeal 12 of 1980'],
    [{ caseType: 'Civil Appeal', caseNumber: 'C.A. No. 657 of 2026' }, 'C.A. No. 657 of 2026'],
    [{ caseType: 'Civil Appeal', caseNumber: '' }, 'Civil Appeal'],
  ])('says type and number of the case once: %j', (record, line) => {
    expect(caseSummary(record).number).toBe(line);
  });

  it('shows provisions as text, never as markup', () => {
    const actsHtml = '<ul><li>Contract Act, s 10</li><li>Lease Act, s 2 &amp; 3</li></ul>';
    expect(caseSummary({ actsHtml }).provisions).toEqual(['Contract Act, s 10', 'Lease Act, s 2 & 3']);
  });

  it('shows the real citation first and the library’s own last', () => {
    const summary = caseSummary({
      houseCitation: '1973 HN 4',
      otherCitations: ['AIR 1973 SC 1461', '(1973) 4 SCC 225'],
    });
    expect(summary.citation).toBe('(1973) 4 SCC 225');
    expect(summary.citations).toEqual(['(1973) 4 SCC 225', 'AIR 1973 SC 1461', '1973 HN 4']);
  });

  it('names each extracted fact once', () => {
    const derivedFields = ['appellant', 'respondent', 'decidedOn', 'referredCount'];
    expect(caseSummary({ derivedFields }).derived).toEqual(['parties', 'date']);
  });
});
