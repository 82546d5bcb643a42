import { describe, expect, it } from 'vitest';
import type { NewCase } from '../../extraction/new-document.js';
import { judgmentRecord } from '../ingest.fixtures.js';
import { judgmentFormat } from './judgments.js';

function read(record: Record<string, unknown>): NewCase {
  const result = judgmentFormat(record);
  if (!result.ok || result.document.kind !== 'case') throw new Error(result.ok ? 'not a case' : result.reason);
  return result.document;
}

const irled = {
  id: 'irled:sample_1',
  source: { licence: 'none stated' },
  court: 'Supreme Court of India',
  raw: {
    first_line: ' SC 1; (10 February 1961)',
    judges_lines: ['10/02/1961 SHAH, J.C. SHAH, J.C. DAS, S.K.'],
    citation_line: 'CITATION: 1961 AIR 838 1962 SCR (1) 9',
    citator_line: 'F 1963 SC 849 (3)',
  },
  derived: {
    appellant: 'THE SAMPLE COMPANY',
    respondent: 'RAVI SAMPLE',
    date: '1961-02-10',
    outcome_line: 'Appeal dismissed.',
  },
  linked: {
    lii_index: { entry: 'THE SAMPLE COMPANY V. RAVI SAMPLE [1961] INSC 44; AIR 1961 SC 838 (10 February 1961)' },
    sci_metadata: {
      record: { case_no: ' - 0', bench: '', pet_adv: 'A. EXAMPLE', res_adv: null, judgment_dates: '10-02-1961' },
    },
    aws_metadata: null,
  },
  text: ' SC 1; (10 February 1961)\n10/02/1961 SHAH, J.C. SHAH, J.C. DAS, S.K.\nCITATION: 1961 AIR 838 1962 SCR (1) 9\nSample Act-Scope of section 3, so far as it concerns companies.\nHeld: that it applied.\nCIVIL APPELLATE JURISDICTION: Civil Appeal No. 3 of 1960.\nA. Example, for the appellant.\nThe Judgment of the Court was delivered by SHAH, J. This appeal fails.',
};

describe('a Supreme Court report', () => {
  it("is read with parties, date, bench and citations, and without the reporter's headnote", () => {
    const document = read(irled);
    expect(document).toMatchObject({
      appellant: 'THE SAMPLE COMPANY',
      respondent: 'RAVI SAMPLE',
      decidedOn: '1961-02-10',
      courtId: 1,
      judges: ['SHAH, J.C.', 'DAS, S.K.'],
      bench: 'SHAH, J.C. SHAH, J.C. DAS, S.K.',
      advocates: ['A. EXAMPLE'],
      caseNumber: 'Civil Appeal No. 3 of 1960',
      caseType: 'Civil Appeal',
      decision: 'Dismissed',
      headnote: '',
      otherCitations: ['LII [1961] INSC 44', 'AIR 1961 SC 838', '1962 SCR (1) 9'],
      sourceCitator: 'F 1963 SC 849 (3)',
      derivedFields: ['judges', 'caseNumber', 'caseType', 'decision'],
    });
    expect(document.text.plain).not.toContain('Scope of section 3');
    expect(
      document.text.html.startsWith(
        '<section id="cause-title">\n<div id="cause-number">\n<p id="p1">CIVIL APPELLATE JURISDICTION',
      ),
    ).toBe(true);
  });
});

describe('a Supreme Court report without a bench line', () => {
  it("does not show the reporter's catchwords in its place", () => {
    const raw = { ...irled.raw, judges_lines: ['Sample Companies Act, s. 3--Scope of.'] };
    expect(read({ ...irled, raw })).toMatchObject({ bench: '', judges: [] });
  });
});

describe('a Supreme Court text with a title', () => {
  it('does not read the judge who delivered it as the whole bench, and keeps the case number as printed', () => {
    const document = read({
      id: 'aila:C0',
      raw: {
        title_line: 'A v B',
        court_line: 'Supreme Court of India',
        case_no_line: 'Cr.A. No. 983 of 2015 (Arising out of x)',
        delivered_by_line: 'The Judgment was delivered by : S. Sample, J.',
      },
      derived: { appellant: 'A', respondent: 'B', date: '2015-08-03', outcome_line: 'Appeal partly allowed' },
      linked: {
        lii_index: null,
        sci_metadata: null,
        aws_metadata: { record: { case_id: '2015 INSC 5', citation: '[2015] 8 S.C.R. 1' } },
      },
      text: 'A v B\nSupreme Court of India\n1. The appeal is allowed in part.',
    });
    expect(document).toMatchObject({
      judges: [],
      bench: 'The Judgment was delivered by : S. Sample, J.',
      caseNumber: 'Cr.A. No. 983 of 2015',
      caseType: 'Criminal Appeal',
      decision: 'Partly allowed',
      otherCitations: ['2015 INSC 5', '[2015] 8 S.C.R. 1'],
    });
  });
});

describe('a recent court document', () => {
  it('has its fields read from the first lines, and lists each of them as derived', () => {
    const document = read(judgmentRecord(7));
    expect(document).toMatchObject({
      appellant: 'Petitioner Sample7',
      respondent: 'The State of Samplepur',
      courtId: 3,
      courtReference: 'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
      decidedOn: '2015-05-06',
      judges: ['A. SAMPLE'],
      caseNumber: 'WRIT PETITION NO. 7 OF 2015',
      derivedFields: ['appellant', 'respondent', 'decidedOn', 'courtId', 'judges', 'caseNumber', 'caseType'],
    });
  });

  it('takes parties, bench, date and the official address from the list of the Supreme Court', () => {
    const row = {
      'Case Number': 'C.A. No.-000022-000022 - 2024',
      'Petitioner / Respondent': 'SAMPLE POWER LTD. VS UNION OF INDIA .',
      'Petitioner/Respondent Advocate': 'E. C. EXAMPLE __',
      Bench: "HON'BLE MR. JUSTICE A. SAMPLE HON'BLE  MRS. JUSTICE B. EXAMPLE",
      Judgment: '[05-01-2024(English) 2024 INSC 1(English)](https://api.sci.gov.in/sample_Judgement_05-Jan-2024.pdf)',
    };
    const document = read(
      judgmentRecord(1, {
        text: 'IN THE SUPREME COURT OF INDIA\nSAMPLE\nJUDGMENT\n1. Leave granted.',
        linked: { sci_table: { records: [row] } },
      }),
    );
    expect(document).toMatchObject({
      appellant: 'SAMPLE POWER LTD.',
      respondent: 'UNION OF INDIA',
      decidedOn: '2024-01-05',
      judges: ['A. SAMPLE', 'B. EXAMPLE'],
      advocates: ['E. C. EXAMPLE'],
      caseNumber: 'C.A. No. 22 of 2024',
      source: { url: 'https://api.sci.gov.in/sample_Judgement_05-Jan-2024.pdf' },
    });
    expect(document.derivedFields).not.toContain('appellant');
    expect(document.derivedFields).not.toContain('decidedOn');
  });

  it('trap: the judges who signed decided, not the bench of the court room in the list', () => {
    const row = {
      'Case Number': 'C.A. No.-000022-000022 - 2024',
      'Petitioner / Respondent': 'SAMPLE POWER LTD. VS UNION OF INDIA .',
      Bench: "HON'BLE MR. JUSTICE A. SAMPLE HON'BLE  MRS. JUSTICE B. EXAMPLE",
    };
    const document = read(
      judgmentRecord(1, {
        text: 'IN THE SUPREME COURT OF INDIA\nJUDGMENT\n1. Leave granted.\n…….J.\n(A. SAMPLE)\n…….J.\n(C. SPECIMEN)',
        linked: { sci_table: { records: [row] } },
      }),
    );
    expect(document).toMatchObject({ judges: ['A. SAMPLE', 'C. SPECIMEN'], bench: 'A. SAMPLE, C. SPECIMEN' });
    expect(document.derivedFields).toContain('judges');
  });

  it('takes the parties of the first matter in the text from the Delhi list', () => {
    const record = {
      case_numbers: ['LPA/733/2023', 'LPA/731/2023'],
      party_names: ['A UNIVERSITY VsDR B', 'SAMPLE UNIVERSITY VsDR SAMPLE'],
    };
    const document = read(
      judgmentRecord(1, {
        text: 'IN THE HIGH COURT OF DELHI AT NEW DELHI\nLPA 731/2023\nLPA 733/2023\nJUDGMENT\n1. Heard.',
        linked: { delhi_hc_metadata: { record } },
      }),
    );
    expect(document).toMatchObject({
      appellant: 'SAMPLE UNIVERSITY',
      respondent: 'DR SAMPLE',
      caseNumber: 'LPA No. 731 of 2023',
      courtId: 9,
    });
  });

  it('has empty fields if no rule finds a value', () => {
    expect(read(judgmentRecord(1, { text: 'Some words of an order.' }))).toMatchObject({
      appellant: '',
      respondent: '',
      decidedOn: null,
      courtId: 0,
      courtName: '',
      judges: [],
      derivedFields: [],
    });
  });
});

describe('a record that cannot be a judgment', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['without an id', { text: 'words' }, /no "id"/],
    ['with an id that is no text', { id: 7, text: 'words' }, /no "id"/],
    ['with an id of control characters', { id: 'a\u0000b', text: 'words' }, /printable/],
    ['without a text', { id: 'x:1' }, /no text/],
    ['with a text of signs only', { id: 'x:1', text: ' \n *** \n' }, /no text/],
    ['whose text is a list', { id: 'x:1', text: ['words'] }, /no text/],
  ])('is refused %s', (_what, record, reason) => {
    const result = judgmentFormat(record);
    expect(result.ok ? '' : result.reason).toMatch(reason);
  });

  it('is still read if only its id and text have the right shape', () => {
    expect(read({ id: 'irled:1', text: 'Words.', raw: 3, derived: [], linked: 'x' }).text.plain).toBe('Words.');
    expect(
      read({ id: 'aila:1', text: 'Words.', raw: null, derived: { date: 7 }, linked: { sci_metadata: [] } }).decidedOn,
    ).toBeNull();
  });
});
