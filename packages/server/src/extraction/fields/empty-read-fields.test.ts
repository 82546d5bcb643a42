import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { makeCase } from '../../test-library.fixtures.js';
import type { NewCase } from '../new-document.js';
import { deriveFields } from './derive-fields.js';
import { emptyReadFields } from './empty-read-fields.js';

const TEXT = 'CRIMINAL APPEAL NO. 5 OF 1985\n\nThe appeal is dismissed.\n\n(R.M. EXAMPLE, J.) (V.C. SPECIMEN, J.)';

/** What is left of a judgment after it was stored and read again. */
function stored(given: NewCase): NewCase {
  const citations = extractCitations(given.text.plain);
  return emptyReadFields(deriveFields(given, citations), citations);
}

describe('emptyReadFields', () => {
  it('empties all that the text gives again', () => {
    const given = makeCase('t:1', TEXT, { derivedFields: ['appellant'], appellant: 'Ravi' });
    expect(stored(given)).toEqual(given);
  });

  it('keeps what the importer read from elsewhere, and what depends on it', () => {
    const given = makeCase('t:1', TEXT, {
      judges: ['SAMPLE, P.'],
      caseNumber: 'Civil Appeal No. 9 of 1985',
      caseType: 'Civil Appeal',
      derivedFields: ['judges', 'caseNumber', 'caseType'],
    });
    expect(stored(given)).toEqual(given);
  });

  it('keeps the same judges of which the importer does not say that a rule counted them', () => {
    const given = makeCase('t:1', TEXT, {
      judges: ['R.M. EXAMPLE', 'V.C. SPECIMEN'],
      benchStrength: 2,
      derivedFields: ['judges'],
    });
    expect(stored(given)).toEqual(given);
  });

  it('keeps the name of a derived field whose value the text has taken away', () => {
    const given = makeCase('t:1', 'The appeal is adjourned.', { decision: '', derivedFields: ['decision'] });
    expect(stored(given)).toMatchObject(given);
  });
});
