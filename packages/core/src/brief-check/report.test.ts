import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import {
  briefReport,
  filterCounts,
  isShown,
  reportCells,
  reportColumns,
  reportSentence,
  reportSheet,
  reportWords,
  writeDocx,
} from './index.js';
import { checkText } from '../citation/index.js';
import { createMemberSource } from './create-member-source.js';
import { partyRuns } from './party-runs.js';
import { quotationRuns } from './quotation-runs.js';
import { cellTexts } from './report-cells.js';
import { everyState } from './report.fixtures.js';

const NEAR = { inYear: 1, inSeries: 1, firstYear: 1976, lastYear: 1976, citedBy: 0, names: [], parallels: [] };
const report = briefReport(everyState());
const texts = report.rows.map((row) => cellTexts(reportCells(row, reportWords)));
const column = (name: (typeof reportColumns)[number]) => texts.map((cells) => cells[reportColumns.indexOf(name)] ?? '');

describe('the five columns of a report', () => {
  it('say of a citation that is not held why, and what is near', async () => {
    const found = { id: 'c1', title: 'Asha v. Registrar', citation: '(1976) 4 SCC 838', later: null };
    const near = { ...NEAR, book: 'SCC', year: 1976, volume: '4', inVolume: 1, cases: [] };
    const line = { state: 'not-held', cases: [], elsewhere: [], fits: [found], near, reason: 'It has no such page.' };
    const source = createMemberSource({
      citations: { readLines: async () => [line as never], compare: async () => [] },
    });
    const text = 'As held in (1976) 4 SCC 839.';
    const checked = await checkText(text, (sought) =>
      source.check({ citations: sought.map((one) => one.canonical), names: [] }),
    );
    const [row] = briefReport({ checked, references: [], text }).rows;
    expect(row && cellTexts(reportCells(row, reportWords))[0]).toBe(
      'Not in this library\n(1976) 4 SCC 839\nIt has no such page.\nThe library has 1 judgment of SCC 1976, volume 4.\nNear it: (1976) 4 SCC 838: Asha v. Registrar',
    );
  });

  it('say each state in words', () => {
    expect(column('citation').map((text) => text.split('\n')[0])).toEqual([
      'Found',
      'Found',
      'Found',
      'One party differs',
      'Party names differ',
      'Several matches',
      'Not in this library',
      'Cannot exist',
      'Not recognised',
    ]);
    expect(column('parties')[3]).toBe(
      'One party differs\nIn the brief: Lakeside Society v. [Zorawar Mills]\nIn the report: Lakeside Society v. [Asha Menon]',
    );
    expect(column('parties')[5]).toMatch(/Choose one of two\nMeera Nair v\. Registrar\nRavi Nair v\. Registrar$/);
    expect(column('pinpoint').slice(0, 5)).toEqual([
      'para 7: Exists',
      'para 73: Does not exist\nThis judgment has paragraphs to 27.',
      'None in the brief',
      `1470: Cannot be checked\n${reportWords.noNumbers}`,
      `para 900: Sign in to compare\n${reportWords.signIn}`,
    ]);
    expect(column('quotation').slice(0, 5)).toEqual([
      'Word for word\nIn the brief: liberty is not a gift\n5 words',
      '2 words differ\nIn the brief: the [basic necessities] of life\nIn the report: the [bare necessaries] of life',
      'Not found in it\nIn the brief: no court may ask\nNearest passage: a court may always ask',
      'Only in the dissent\nIn the brief: every judge may ask\nRao, J.',
      `Sign in to compare\nIn the brief: as is well known\n${reportWords.signIn}`,
    ]);
    expect(column('later')[0]).toBe('None recorded');
    expect(column('later')[2]).toBe(
      'Overruled\nOverruled by Deccan Salt Works v. Union of India, 2004 INSC 71, Supreme Court of India, 11 February 2004, bench of 5\n“We overrule it.”',
    );
    expect(column('later')[5]).toBe('After you choose');
  });

  it('say that a name was not compared where the library does not know the parties (issue 33)', () => {
    const record = everyState();
    const [first] = record.checked;
    if (first === undefined) throw new Error('There is no citation.');
    const unnamed = { ...first, hits: [{ id: 'c1', title: '', citations: ['1990 (4) SCC 9'] }] };
    const [row] = briefReport({ ...record, checked: [unnamed] }).rows;
    if (row === undefined) throw new Error('There is no row.');
    expect(row.parties).toEqual({ state: 'not-compared', named: 'Chitra Basu v. State of Sahyadri', title: '' });
    expect(cellTexts(reportCells(row, reportWords)).slice(0, 2)).toEqual([
      expect.stringMatching(/^Found\n/),
      'In the brief: Chitra Basu v. State of Sahyadri\nName not compared: the library does not know the parties of this judgment.',
    ]);
  });

  it('name the judgment that reports what another one did, and never the note of the report instead', () => {
    const row = report.rows[2];
    if (!row?.later.treatment) throw new Error('There is no overruled case.');
    const reported = {
      ...row.later.treatment,
      id: '',
      source: 'reported' as const,
      saidBy: 'Ravi v. State',
      saidById: 'c7',
    };
    const { later } = reportCells({ ...row, later: { state: 'overruled', treatment: reported } }, reportWords);
    expect(later.map(({ document }) => document)).toEqual(['', '', 'c7', '']);
    expect(later[2]?.runs[0]?.text).toBe('As Ravi v. State reports');
    expect(JSON.stringify(later)).not.toContain(reportWords.saysTheNote);
  });

  it('mark parties in the order in which fewer differ', () => {
    const { brief, report: ours } = partyRuns('Asha Menon v. Zorawar Mills', 'Lakeside Society v. Asha Menon');
    expect(brief.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['Zorawar Mills']);
    expect(ours.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['Lakeside Society']);
  });

  it('leave out what is far from a difference', () => {
    const equal = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
    const { brief, count } = quotationRuns([
      { kind: 'equal', text: equal },
      { kind: 'added', text: 'not' },
      { kind: 'equal', text: equal },
    ]);
    expect(brief.map(({ text }) => text).join('')).toBe(
      '… w32 w33 w34 w35 w36 w37 w38 w39 not w0 w1 w2 w3 w4 w5 w6 w7 …',
    );
    expect(count).toBe(1);
  });
});

describe('the filters of a report', () => {
  it('count what they show, and a found citation stays found when another column is bad', () => {
    const counts = Object.fromEntries(filterCounts(report).map(({ filter, count }) => [filter, count]));
    expect(counts).toEqual({
      // Nine citations and two references.
      all: 11,
      // Eight citations, and a reference to nothing.
      attention: 9,
      found: 3,
      ambiguous: 1,
      'party-differs': 1,
      'name-differs': 1,
      'not-held': 1,
      impossible: 1,
      unread: 1,
      quotation: 4,
      pinpoint: 3,
      overruled: 1,
    });
    expect(report.rows.filter((row) => !isShown(row, 'attention')).map(({ line }) => line)).toEqual([1]);
  });

  it('are the parts of the sentence', () => {
    expect(reportSentence(report, reportWords)).toMatch(
      /^9 citations: 3 found, 1 with several matches, .*1 overruled\.$/,
    );
  });
});

describe('a report as a Word file', () => {
  const sheet = (filter: 'all' | 'attention') =>
    reportSheet(report, {
      name: 'submissions.docx',
      day: '29 November 2026',
      filter,
      say: reportWords,
      addressOf: (id) => `https://library.test/case/${id}`,
    });

  it('has every entry of the sheet in its order, with links, as another program reads it', async () => {
    const { sections, sentence } = sheet('all');
    const docx = Buffer.from(writeDocx(sheet('all')));
    const { value: html, messages } = await mammoth.convertToHtml({ buffer: docx });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(html).toContain('<a href="https://library.test/case/c1">');
    const { value: text } = await mammoth.extractRawText({ buffer: docx });
    const wanted = [
      sentence,
      ...sections
        .flatMap(({ entries }) => entries)
        .flatMap((one, index) => [
          `${index + 1}.\t${one.heading}`,
          ...one.lines.flatMap((line) => line.text.split('\n')),
        ]),
    ];
    let at = 0;
    for (const words of wanted) {
      const next = text.indexOf(words, at);
      expect(next, words).toBeGreaterThanOrEqual(0);
      at = next + words.length;
    }
    expect(sections.flatMap(({ entries }) => entries)).toHaveLength(11);
    expect(text).toContain('Refers to nothing before it');
  });

  it('has only what is to look at, if that is chosen, and says so', () => {
    const { sections, notes } = sheet('attention');
    expect(sections.map(({ entries }) => entries.length)).toEqual([8, 1]);
    expect(notes).toContain(reportWords.onlyAttention);
  });
});
