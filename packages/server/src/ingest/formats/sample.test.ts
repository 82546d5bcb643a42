import { describe, expect, it } from 'vitest';
import { readSample } from '../load-sample.js';
import { parseSampleAct, parseSampleCase } from './sample.js';

const judgment = `Citation: 1951 HNS 9
Court: Bombay High Court
Appellant: Ravi Sample
Respondent: State of Samplepur
Date: 1951-11-23
Case: Writ Petition No. 87 of 1951
Judges: A. Sample; B. Example
Acts: Constitution of India, Art. 14; Sample Act, 1950, s. 3

1. The petition is about dyes
and nothing else.

> No permit shall be refused.

## ORDER

2. Allowed.
`;

describe('parseSampleCase', () => {
  it('reads the header, the quotes and the headings', () => {
    const document = parseSampleCase('1951-hns-9', judgment);
    expect(document).toMatchObject({
      source: { id: 'sample:1951-hns-9', name: 'Headnote sample (fictional)', isSample: true },
      houseCitation: '1951 HNS 9',
      courtId: 3,
      decidedOn: '1951-11-23',
      judges: ['A. Sample', 'B. Example'],
      actsCited: ['Constitution of India, Art. 14', 'Sample Act, 1950, s. 3'],
      derivedFields: [],
    });
    expect(document.text.html).toContain(
      '<p id="p2"><span id="para-1">1.</span> The petition is about dyes and nothing else.</p>',
    );
    expect(document.text.html).toContain(
      '<blockquote><p id="p3">No permit shall be refused.</p></blockquote>\n<h3 id="p4">ORDER</h3>',
    );
  });

  it('states once, in the first paragraph, that it is fictional', () => {
    expect(parseSampleCase('x', judgment).text.plain).toMatch(/^Fictional judgment/);
    const said = judgment.replace('1. The petition', 'This judgment is fictional.\n\n1. The petition');
    expect(parseSampleCase('x', said).text.plain).toMatch(/^This judgment is fictional\.\n\n1\./);
  });

  it.each(['Citation', 'Court', 'Appellant', 'Respondent'])('names the file and the key if %s is missing', (key) => {
    expect(() => parseSampleCase('broken', judgment.replace(new RegExp(`^${key}:.*\\n`, 'm'), ''))).toThrow(
      `Sample file broken has no line "${key}: …"`,
    );
  });

  it('names an invalid header line', () => {
    expect(() => parseSampleCase('broken', judgment.replace('Court:', 'court -'))).toThrow(
      'header line "court - Bombay High Court"',
    );
  });
});

describe('parseSampleAct', () => {
  it('reads sections with their anchors, and first states that the act is fictional', () => {
    const act = parseSampleAct(
      'sample-act',
      'Citation: 1953 HNSA 9\nTitle: The Sample Act, 1953\nDate: 1953-01-02\n\n## 1. Short title\n(1) One.\n\n(2) Two.\n\n## 12A. More\nThree.',
    );
    expect(act).toMatchObject({
      year: 1953,
      isAvailable: true,
      sections: [{ anchor: 's1' }, { anchor: 's12A', number: '12A', heading: 'More' }],
    });
    expect(act.text.plain).toMatch(
      /^Fictional Act[^\n]*\n\n1\. Short title\n\n\(1\) One\.\n\n\(2\) Two\.\n\n12A\. More/,
    );
  });
});

describe('the included sample', () => {
  it('is readable and marked as fictional everywhere, and every citation is unique', async () => {
    const documents = await readSample();
    expect(documents.length).toBeGreaterThan(30);
    expect(new Set(documents.map((document) => document.houseCitation)).size).toBe(documents.length);
    for (const document of documents) {
      expect(document.source.isSample, document.source.id).toBe(true);
      expect(document.text.plain.split('\n\n')[0], document.source.id).toMatch(/fictional/i);
      if (document.kind === 'case') expect(document.courtId, document.source.id).toBeGreaterThan(0);
    }
  });
});
