import { describe, expect, it } from 'vitest';
import { buildPageText, buildParagraphText, cleanPageLines } from './document-text.js';

const pageText = (pages: readonly string[]) => buildPageText(cleanPageLines(pages.join('\n\f')));
const said = 'The court considered what was said on both sides of the question and the papers. ';

describe('the cause title of a PDF', () => {
  const { html } = pageText([
    [
      '2026:SHC:12',
      'IN THE HIGH COURT OF SAMPLEPUR',
      'Criminal Appeal No. 7 of 2024',
      'Ravi Sample',
      '... Appellant',
      'versus',
      'State of Samplepur',
      '... Respondent',
      'Mr. A. Example, Advocate for the appellant.',
      'CORAM: HON’BLE MR. JUSTICE B. EXAMPLE',
      'JUDGMENT',
      '1. Leave granted.',
    ].join('\n'),
  ]);

  it('is one block with its parts', () => {
    const title = /<section id="cause-title">([^]*)<\/section>\n<h3/.exec(html)?.[1] ?? '';
    const parts = [...title.matchAll(/<div id="([^"]+)">\n([^]*?)\n<\/div>/g)].map(([, id, rows = '']) => [
      id,
      rows.match(/(?<=>)[^<\n]+/g),
    ]);
    expect(parts).toEqual([
      ['cause-note', ['2026:SHC:12']],
      ['cause-court', ['IN THE HIGH COURT OF SAMPLEPUR']],
      ['cause-number', ['Criminal Appeal No. 7 of 2024']],
      ['cause-parties', ['Ravi Sample', '... Appellant', 'versus', 'State of Samplepur', '... Respondent']],
      ['cause-counsel', ['Mr. A. Example, Advocate for the appellant.']],
      ['cause-bench', ['CORAM: HON’BLE MR. JUSTICE B. EXAMPLE']],
    ]);
  });
});

describe('the title of a report', () => {
  it('contains the number, the decision below and the lists of counsel', () => {
    const { html } = buildParagraphText(
      [
        'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 45 of 1963.',
        'Appeal from the judgment of the Sample High Court.',
        'A. B. Sample and C. Example, for the appellant.',
        'D. Instance, for respondent No. 1.',
        `The Judgment of the Court was delivered by SAMPLE, J. ${said}`,
        'Counsel for the appellant argued that the appeal is in time.',
      ].join('\n'),
    );
    expect(html).toMatch(/^<section id="cause-title">\n<div id="cause-number">\n<p id="p1">/);
    expect(html).toContain('<div id="cause-note">\n<p id="p2">Appeal from');
    expect(html).toMatch(/<div id="cause-counsel">\n<p id="p3">.*\n<p id="p4">.*\n<\/div>\n<\/section>\n<p id="p5">/);
    expect(html).toContain('<span id="opinion-1">The Judgment of the Court was delivered by SAMPLE, J.</span>');
    expect(html).toContain('\n<p id="p6">Counsel');
  });
});

describe('opinions', () => {
  it('begin at the names of their authors, and not at signatures', () => {
    const { html } = buildParagraphText(
      [
        'SAMPLE, J.',
        `1. ${said}`,
        `2. ${said}`,
        'Example J. (dissenting)',
        `1. ${said}`,
        `2. ${said}`,
        'EXAMPLE, J.',
      ].join('\n'),
    );
    expect([...html.matchAll(/<span id="([^"]+)">([^<]+)/g)].map(([, id, text]) => [id, text])).toEqual([
      ['opinion-1', 'SAMPLE, J.'],
      ['para-1', '1.'],
      ['para-2', '2.'],
      ['opinion-2', 'Example J. (dissenting)'],
      ['opinion-2-para-1', '1.'],
      ['opinion-2-para-2', '2.'],
    ]);
  });
});

describe('pages of the report', () => {
  const page = said.repeat(20);

  it('are marked where their numbers stand in the text', () => {
    const { html, plain } = buildParagraphText(`${page} 785 ${page}\n${page} In 1950 786 ${page}`, 780);
    expect([...html.matchAll(/<span id="(page-\d+)">(\d+)<\/span>/g)].map(([, id]) => id)).toEqual([
      'page-785',
      'page-786',
    ]);
    expect(plain).toContain('In 1950 786 The');
  });

  it('are not numbers that stand near each other, or before the first page of the report', () => {
    expect(buildParagraphText(`${page} 785 or 786 ${page}`, 780).html).not.toContain('page-');
    expect(buildParagraphText(`${page} 785 ${page} 786 ${page}`, 900).html).not.toContain('page-');
  });
});

describe('the footnotes of a PDF', () => {
  const { plain, html } = pageText([
    `JUDGMENT\n1. The Assessing Officer1 took the view that the sum was not an income of\n${said}\nof the year, and the appeal of the\n1 AO`,
    `assessee was dismissed. In Sample2 another view of the same question was taken,\n${said}\n2 (1990) 4 SMP 9.`,
    '2. The appeal is allowed.',
  ]);

  it('come after the paragraph that goes on to the next page', () => {
    expect(plain).toContain('and the appeal of the assessee was dismissed.');
    expect(html).toContain('<p id="p3"><small>1 AO</small></p>\n<p id="p4"><small>2 (1990) 4 SMP 9.</small></p>');
    expect(plain.indexOf('2. The appeal')).toBeGreaterThan(plain.indexOf('2 (1990)'));
  });
});
