import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../content/escape-html.js';
import type { ListPart } from './list-of-authorities.js';

/** A list of authorities to write as a document. */
export interface DocxList {
  /** Heading of the document. */
  readonly title: string;
  /** A line under it, for example the day; empty for none. */
  readonly subtitle: string;
  readonly parts: readonly ListPart[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The day in each entry of the archive: the same list is the same file. */
const STAMP = new Date(2000, 0, 1);

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
  const document = `${HEAD}<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`;
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([relation('rId1', `${OFFICE}/officeDocument`, 'word/document.xml')]),
    'word/document.xml': document,
    'word/styles.xml': styles,
    'word/_rels/document.xml.rels': relationships([
      relation('rId0', `${OFFICE}/styles`, 'styles.xml'),
      ...links.map((address, index) => relation(`rId${index + 1}`, `${OFFICE}/hyperlink`, address, true)),
    ]),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(bytes, { level: 6, mtime: STAMP });
}

/** XML 1.0 has no form for these characters. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const xml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, ''));

const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;

const paragraph = (style: string, runs: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

function linkTo(links: string[], address: string, runs: string): string {
  links.push(address);
  return `<w:hyperlink r:id="rId${links.length}">${runs}</w:hyperlink>`;
}

const relation = (id: string, type: string, target: string, isExternal = false): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${xml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`;

const relationships = (all: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${MAIN}.styles+xml"/></Types>`;

const style = (id: string, name: string, paragraphLook: string, runLook: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphLook}</w:pPr><w:rPr>${runLook}</w:rPr></w:style>`;

const styles = `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Nirmala UI"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-IN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style('Title', 'Title', '<w:spacing w:after="60"/>', '<w:b/><w:sz w:val="32"/>')}${style('Subtitle', 'Subtitle', '<w:spacing w:after="240"/>', '<w:sz w:val="22"/>')}${style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="0"/>', '<w:b/><w:sz w:val="26"/>')}${style('Authority', 'Authority', '<w:tabs><w:tab w:val="left" w:pos="567"/></w:tabs><w:spacing w:after="120"/><w:ind w:left="567" w:hanging="567"/>', '')}</w:styles>`;
