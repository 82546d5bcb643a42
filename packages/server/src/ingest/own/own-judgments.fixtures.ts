import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { temporaryFolder } from '../ingest.fixtures.js';

/** Invented names: no court decided these cases. */
const parties = [
  ['Amaranth Textiles Ltd.', 'Collector of Samplepur'],
  ['Bela Quintero', 'State of Samplepur'],
  ['Chandrabhan Ohri', 'Municipal Board, Testabad'],
  ['Dhanvantari Clinic', 'Insurance Ombudsman'],
  ['Eknath Zutshi', 'Union of India'],
  ['Firoza Wadekar', 'Registrar of Firms'],
  ['Gomti Ferries', 'Port Trust of Testabad'],
  ['Hemlata Ojha', 'Director of Education'],
  ['Ishwari Looms', 'Employees of Ishwari Looms'],
  ['Jivraj Pandit', 'Bank of Samplepur'],
] as const;

/** A judgment of the test: its number from 1 to 10, and the table's row for it. */
export interface OwnJudgment {
  readonly number: number;
  readonly file: string;
  readonly title: string;
  readonly citation: string;
  readonly date: string;
  /** A sentence that no other judgment has. */
  readonly phrase: string;
  readonly pages: readonly string[];
}

export const ownJudgments: readonly OwnJudgment[] = parties.map(([appellant, respondent], index) => {
  const number = index + 1;
  const phrase = `the ${['amber', 'brass', 'copper', 'dusty', 'ebony', 'fallow', 'golden', 'hollow', 'ivory', 'jade'][index]} lantern doctrine has no place in this statute`;
  return {
    number,
    file: `judgment-${number}.pdf`,
    title: `${appellant} v. ${respondent}`,
    citation: `2019 (${number}) SLJ ${100 + number}`,
    date: `2019-03-${String(10 + number)}`,
    phrase,
    pages: [
      [
        `${appellant} ... Appellant`,
        'Versus',
        `${respondent} ... Respondent`,
        'JUDGMENT',
        `1. The appellant challenges the order of the authority dated 4 January 2018. We have heard counsel on both sides at length and read the record of the case.`,
        `2. Counsel for the appellant submits that ${phrase}. The respondent does not agree and relies on the rules made under the statute.`,
      ].join('\n\n'),
      [
        `3. We find force in the submission. The rules cannot go beyond the statute, and matter number ${number} is no exception to it.`,
        '4. The appeal is allowed. There shall be no order as to costs.',
      ].join('\n\n'),
    ],
  };
});

/** Writes the pages of a text as a PDF. */
export async function writePdf(path: string, pages: readonly string[]): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72 });
  const file = createWriteStream(path);
  pdf.pipe(file);
  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage();
    pdf.fontSize(11).text(page);
  }
  pdf.end();
  await finished(file);
}

/** A Word document with a paragraph for each line. */
export function docxOf(lines: readonly string[]): Uint8Array {
  const body = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('');
  return zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
}

/** Ten PDFs and a table with five columns, as a stranger has them. */
export async function strangersFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const { file, pages } of ownJudgments) await writePdf(join(folder, file), pages);
  const rows = ownJudgments.map(
    ({ file, title, citation, date }) => `${file},"${title}",High Court of Kerala,${date},${citation}`,
  );
  await writeFile(
    join(folder, 'particulars.csv'),
    ['File,Case Name,Court,Decided on,Citation', ...rows, ''].join('\r\n'),
  );
  return folder;
}
