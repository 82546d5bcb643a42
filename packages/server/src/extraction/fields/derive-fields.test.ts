import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import type { NewCase } from '../new-document.js';
import { buildParagraphText } from '../text/document-text.js';
import { deriveFields } from './derive-fields.js';

const text = `CRIMINAL APPEAL NO. 5 OF 1985

A. B. Sample for the appellant.

The appellant was convicted under section 302 IPC and sentenced to imprisonment for life. The accused and the deceased quarrelled; the prosecution relied on a dying declaration. The Sessions Judge believed it.

The appeal is dismissed.

(R.M. EXAMPLE, J.) (V.C. SPECIMEN, J.)`;

const bare: NewCase = {
  kind: 'case',
  source: { id: 'test:1', name: 'Test', isSample: false },
  text: buildParagraphText(text),
  appellant: 'Ravi',
  respondent: 'State',
  courtReference: '',
  courtId: 0,
  courtName: '',
  decidedOn: '1985-05-02',
  bench: '',
  judges: [],
  advocates: [],
  caseType: '',
  caseNumber: '',
  subject: '',
  headnote: '',
  decision: '',
  otherCitations: [],
  actsCited: [],
  sourceCitator: '',
  derivedFields: ['appellant'],
};

const derive = (document: NewCase) => deriveFields(document, extractCitations(document.text.plain));

describe('deriveFields', () => {
  it('fills fields that the source left empty, and names every field that a rule found', () => {
    expect(derive(bare)).toMatchObject({
      caseNumber: 'CRIMINAL APPEAL NO. 5 OF 1985',
      caseType: 'Criminal Appeal',
      judges: ['R.M. EXAMPLE', 'V.C. SPECIMEN'],
      benchStrength: 2,
      advocates: ['A. B. Sample'],
      actsCited: ['Indian Penal Code, 1860 (IPC): Section 302'],
      subject: 'Criminal law',
      decision: 'Dismissed',
      derivedFields: [
        'appellant',
        'caseNumber',
        'caseType',
        'judges',
        'benchStrength',
        'advocates',
        'actsHtml',
        'subject',
        'decision',
      ],
    });
  });

  it('trap: never overwrites a field of the source, and does not list it as derived', () => {
    const given: NewCase = {
      ...bare,
      caseNumber: 'Cr.A. 9/85',
      caseType: 'Appeal',
      judges: ['X. Y. SAMPLE', 'Z. SAMPLE', 'W. SAMPLE'],
      advocates: ['C. D. Example'],
      actsCited: ['Sample Act'],
      subject: 'Bail',
      decision: 'Allowed',
    };
    expect(derive(given)).toEqual({ ...given, derivedFields: ['appellant'] });
  });

  it('trap: the delivering judge is on the bench, whose strength stays unknown', () => {
    const document = {
      ...bare,
      bench: 'The Judgment was delivered by : A. Sample, J.',
      text: buildParagraphText('None.'),
    };
    const found = derive(document);
    expect(found).toMatchObject({ judges: ['A. Sample'], benchStrength: 0 });
    expect(found.derivedFields).toEqual(['appellant', 'judges']);
  });

  it('trap: the order itself outranks the line to which the source points', () => {
    const pointed: NewCase = { ...bare, decision: 'Allowed', derivedFields: ['decision'] };
    expect(derive(pointed).decision).toBe('Dismissed');
    expect(derive({ ...pointed, text: buildParagraphText('None.') }).decision).toBe('Allowed');
  });

  it('finds nothing in an empty text', () => {
    const empty = { ...bare, text: buildParagraphText('') };
    expect(derive(empty)).toEqual({ ...empty, benchStrength: 0 });
  });

  it('trap: the number of the case appealed from and a record number are not the case’s own', () => {
    const of = (plain: string) => derive({ ...bare, text: buildParagraphText(plain) }).caseNumber;
    expect(of('Criminal Appeal No. 7 of 1980 of the Sample High Court was dismissed.')).toBe('');
    expect(of('KAHC020000022024\n\nWRIT PETITION NO. 8 OF 2001\n\nRavi')).toBe('WRIT PETITION NO. 8 OF 2001');
  });

  it.each([
    '(',
    'A',
    'Act, 1900 ',
    'hereinafter the ',
    'the appeal is ',
    'for the appellant ',
    '(A B J.) ',
    'Mr. A Sample ',
  ])('needs time linear in a text of nothing but %j', (part) => {
    const plain = part.repeat(300_000 / part.length);
    const before = process.cpuUsage();
    deriveFields({ ...bare, text: { html: '', plain, sentenceEnds: [plain.length], anchors: [] } }, []);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  });
});
