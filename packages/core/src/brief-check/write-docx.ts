import type { ReportSheet, SheetEntry, SheetLine } from '../contract/citations/report-sheet.js';
import { docxStyle, linkTo, packDocx, paragraph, run } from '../docx/docx-parts.js';

const BOLD = '<w:b/>';

const styles = [
  docxStyle('Entry', 'Entry', {
    paragraph:
      '<w:keepNext/><w:tabs><w:tab w:val="left" w:pos="567"/></w:tabs><w:spacing w:before="200" w:after="40"/><w:ind w:left="567" w:hanging="567"/>',
    run: '',
  }),
  docxStyle('Answer', 'Answer', {
    paragraph: '<w:spacing w:after="40"/><w:ind w:left="567"/>',
    run: '<w:sz w:val="21"/><w:szCs w:val="21"/>',
  }),
  docxStyle('Note', 'Note', { paragraph: '<w:spacing w:before="120"/>', run: '<w:i/><w:sz w:val="20"/>' }),
].join('');

/** Writes a report as a Word document: a numbered entry a citation, a line a column. The same sheet is the same file. */
export function writeDocx({ title, subtitle, sentence, sections, notes }: ReportSheet): Uint8Array<ArrayBuffer> {
  const links: string[] = [];
  let number = 0;
  const entry = ({ heading, address, lines }: SheetEntry): string[] => {
    number += 1;
    const named = run(heading, BOLD);
    const linked = address === '' ? named : linkTo(links, address, named);
    return [
      paragraph('Entry', `${run(`${number}.`)}<w:r><w:tab/></w:r>${linked}`),
      ...lines.map((line) => paragraph('Answer', lineRuns(line))),
    ];
  };
  const body = [
    paragraph('Title', run(title)),
    paragraph('Subtitle', run(subtitle)),
    paragraph('Normal', run(sentence)),
    ...sections.flatMap(({ heading, entries }) => [
      ...(heading === '' ? [] : [paragraph('Heading1', run(heading))]),
      ...entries.flatMap(entry),
    ]),
    ...notes.map((note) => paragraph('Note', run(note))),
  ];
  return packDocx({ body: body.join(''), links, styles });
}

const BREAK = '<w:r><w:br/></w:r>';

function lineRuns({ label, text }: SheetLine): string {
  const lines = text.split('\n').map((line) => run(line));
  return (label === '' ? '' : run(`${label}: `, BOLD)) + lines.join(BREAK);
}
