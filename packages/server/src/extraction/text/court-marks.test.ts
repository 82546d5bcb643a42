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
  it('names no judge of a large bench as a party, where the report says who delivered the judgment', () => {
    const { html } = buildParagraphText(
      [
        'A. Counsel, for the Petitioner.',
        'The Judgment of V. R. Sample, S. Example, and D. A. Model, JJ. was delivered by Sample, J.',
        'SAMPLE, J. The question is whether the petition can be heard.',
      ].join('\n'),
    );
    expect(html).toContain('cause-counsel');
    expect(html).not.toContain('cause-parties');
  });

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
    const { html, plain } = buildParagraphText(`${page} 785 ${page}\n${page} In 1950 786 ${page}`, {
      hasPages: true,
      firstPage: 780,
    });
    expect(html.match(/<span id="page-\d+"><\/span>/g)).toEqual([
      '<span id="page-785"></span>',
      '<span id="page-786"></span>',
    ]);
    expect(html).toContain('In 1950 <span id="page-786"></span>The');
    expect(plain).toContain('In 1950 The');
    expect(plain).not.toMatch(/78[56]/);
  });

  it('are not numbers that stand near each other, or before the first page of the report', () => {
    expect(buildParagraphText(`${page} 785 or 786 ${page}`, { hasPages: true, firstPage: 780 }).html).not.toContain(
      'page-',
    );
    expect(
      buildParagraphText(`${page} 785 ${page} 786 ${page}`, { hasPages: true, firstPage: 900 }).html,
    ).not.toContain('page-');
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

describe('the paragraphs of a PDF', () => {
  const long = 'The court considered what was said on both sides of the question, and it read the';
  const paragraphs = (lines: readonly string[]) =>
    pageText([['IN THE HIGH COURT OF SAMPLEPUR', 'Crl. A. No. 7 of 2024', 'A v. B', 'ORDER', ...lines].join('\n')])
      .html;
  const numbersOf = (html: string) => [...html.matchAll(/id="para-([^"]+)"/g)].map(([, number]) => number);

  it('take up their numbering at 2, and again behind a lost number', () => {
    const html = paragraphs([
      `${long} papers of the case.`,
      ...[2, 3, 4, 6, 7, 8].flatMap((number) => [
        // Nothing tells the first number behind the gap but the sentence that ends above it.
        ...(number === 6 ? [] : ['Arguments on this petition']),
        `${number}. ${long}`,
        'papers of the case.',
      ]),
    ]);
    expect(numbersOf(html)).toEqual(['2', '3', '4', '6', '7', '8']);
    expect(html).toMatch(/<p id="p\d+">Arguments on this petition<\/p>/);
  });

  it('begin below `(emphasis supplied)` and below a row of x', () => {
    const html = paragraphs([
      `1. ${long}`,
      'papers as follows: “the appeal is barred.”',
      '(emphasis supplied)',
      `2. ${long}`,
      'papers. The court said:',
      'xxx xxx xxx',
      `“21. ${long} papers.”`,
      `3. ${long} papers.`,
    ]);
    expect(numbersOf(html)).toEqual(['1', '2', '3']);
    expect(html).toMatch(/>xxx xxx xxx<\/p>|: xxx xxx xxx<\/p>/);
  });

  it('begin below a heading that extraction put on the line of their number', () => {
    const html = paragraphs([
      `1. ${long}`,
      'papers of the case.',
      'FACTS OF THE CASE: 2.',
      `${long} papers of the case.`,
    ]);
    expect(html).toContain('FACTS OF THE CASE:</h3>');
    expect(numbersOf(html)).toEqual(['1', '2']);
  });

  it('get their number back from below their first line', () => {
    const html = paragraphs([
      `1. ${long} papers.`,
      'The facts of the case are that the',
      '2.',
      'petitioner was the owner of the land.',
    ]);
    expect(html).toContain('<span id="para-2">2.</span> The facts of the case are that the petitioner was the owner');
  });

  it('are not cut at ‘v.’ or at a word of a table that is also a heading', () => {
    const html = paragraphs([
      `1. ${long}`,
      'case of Ravi Sample,',
      'v. State of Samplepur and the',
      'TRUE COPY OF THE',
      'ORDER',
      'DATED 1 JUNE 2024.',
      `2. ${long} papers.`,
    ]);
    expect(html).toContain('Ravi Sample, v. State of Samplepur and the TRUE COPY OF THE ORDER DATED 1 JUNE 2024.');
  });
});

describe('the notes of a page', () => {
  const body = (page: string) =>
    ['one', 'two', 'three', 'four', 'five'].map(
      (word) => `The court read part ${word} of volume ${page} on both sides, and it says`,
    );
  const first = ['ORDER', '1. Leave granted.', ...body('alpha'), 'that the rule is known.'];

  it('are separated where one number comes after all of them', () => {
    const second = ['It was read.1 It was applied.2 It was followed.3', ...body('beta')];
    const notes = ['', '1', '(2001) 1 SCC 1.', '(2002) 2 SCC 2.', '3', '(2003) 3 SCC 3.', '2'];
    const { html } = pageText(
      [first, [...second, ...notes], ['that the appeal is allowed.']].map((page) => page.join('\n')),
    );
    expect(html.match(/<small>[^<]+/g)).toEqual([
      '<small>1 (2001) 1 SCC 1.',
      '<small>2 (2002) 2 SCC 2.',
      '<small>3 (2003) 3 SCC 3.',
    ]);
  });

  it('are known by their width where their number comes after them', () => {
    const note =
      'Ravi Sample v. State of Samplepur, (2004) 7 SCC 528 and Asha Example v. State of Samplepur, (2007) 1 SCC 70.';
    const second = ['It was read.1 It was applied.', ...body('beta'), note, '1'];
    const { html } = pageText([first, second, ['that the appeal is allowed.']].map((page) => page.join('\n')));
    expect(html).toContain(`<small>1 ${note}</small>`);
    expect(html).toContain('and it says that the appeal is allowed.');
  });
});

describe('the foot of a page', () => {
  it('leaves the word to which extraction joined it', () => {
    const foot = 'CRIMINAL APPEAL (DB) NO. 763 OF 2026';
    const pages = ['one', 'two', 'three', 'four'].map((word) => [
      ...['red', 'green', 'blue', 'white', 'black'].map((colour) => `Line ${colour} of page ${word}`),
      word === 'two' ? `accused two-A${foot}` : `accused ${word}-A\n${foot}`,
    ]);
    const lines = cleanPageLines(pages.map((page) => page.join('\n')).join('\n\f')).map((line) => line.text);
    expect(lines.filter((line) => line.startsWith('accused'))).toEqual([
      'accused one-A',
      'accused two-A',
      'accused three-A',
      'accused four-A',
    ]);
    expect(lines.join('\n')).not.toContain('763');
  });
});
