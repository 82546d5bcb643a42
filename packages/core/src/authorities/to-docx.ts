import { docxStyle, linkTo, packDocx, paragraph, run } from '../docx/docx-parts.js';
import type { ListPart } from './list-of-authorities.js';

/** A list of authorities to write as a document. */
export interface DocxList {
  /** Heading of the document. */
  readonly title: string;
  /** A line under it, for example the day; empty for none. */
  readonly subtitle: string;
  readonly parts: readonly ListPart[];
}

const HANGING =
  '<w:tabs><w:tab w:val="left" w:pos="567"/></w:tabs><w:spacing w:after="120"/><w:ind w:left="567" w:hanging="567"/>';

/** Writes a list of authorities as a Word document: a heading a court, a numbered line an authority. */
export function toDocx({ title, subtitle, parts }: DocxList): Uint8Array<ArrayBuffer> {
  let number = 0;
  const links: string[] = [];
  const body = [
    paragraph('Title', run(title)),
    ...(subtitle === '' ? [] : [paragraph('Subtitle', run(subtitle))]),
    ...parts.flatMap(({ heading, items }) => [
      ...(heading === '' ? [] : [paragraph('Heading1', run(heading))]),
      ...items.map(({ title: name, details, warning, address }) => {
        number += 1;
        const named = run(name, '<w:i/>');
        const linked = address === '' ? named : linkTo(links, address, named);
        const end = [details === '' ? '' : run(`, ${details}`), warning === '' ? '' : run(` ${warning}`, '<w:b/>')];
        return paragraph('Authority', run(`${number}.`) + '<w:r><w:tab/></w:r>' + linked + end.join(''));
      }),
    ]),
  ];
  return packDocx({ body: body.join(''), links, styles });
}

const styles = docxStyle('Authority', 'Authority', { paragraph: HANGING, run: '' });
