import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../content/escape-html.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The day in each entry of the archive: the same content is the same file. */
const STAMP = new Date(2000, 0, 1);

/** XML 1.0 has no form for these characters. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const xml = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(FORBIDDEN, ''));

/** A run of text. `look` is the content of its `w:rPr`. */
export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;

/** A paragraph of a style. */
export const paragraph = (style: string, runs: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

/** Runs as a link. Adds its address to the links of the document. */
export function linkTo(links: string[], address: string, runs: string): string {
  links.push(address);
  return `<w:hyperlink r:id="rId${links.length}">${runs}</w:hyperlink>`;
}

const relation = (id: string, type: string, target: string, isExternal = false): string =>
  `<Relationship Id="${id}" Type="${type}" Target="${xml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`;

const relationships = (all: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${MAIN}.styles+xml"/></Types>`;

/** A style of paragraphs, with the content of its `w:pPr` and `w:rPr`. */
export const docxStyle = (
  id: string,
  name: string,
  look: { readonly paragraph: string; readonly run: string },
): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${look.paragraph}</w:pPr><w:rPr>${look.run}</w:rPr></w:style>`;

const common = [
  docxStyle('Title', 'Title', { paragraph: '<w:spacing w:after="60"/>', run: '<w:b/><w:sz w:val="32"/>' }),
  docxStyle('Subtitle', 'Subtitle', { paragraph: '<w:spacing w:after="240"/>', run: '<w:sz w:val="22"/>' }),
  docxStyle('Heading1', 'heading 1', {
    paragraph: '<w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="26"/>',
  }),
].join('');

/** A Word document. */
export interface DocxContent {
  /** Its paragraphs. */
  readonly body: string;
  /** Addresses, in the order of `linkTo`. */
  readonly links: readonly string[];
  /** Styles besides Title, Subtitle and Heading1. */
  readonly styles: string;
}

/** Packs a Word document on A4, with margins of an inch. The same content is the same file. */
export function packDocx({ body, links, styles }: DocxContent): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships([relation('rId1', `${OFFICE}/officeDocument`, 'word/document.xml')]),
    'word/document.xml': `${HEAD}<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Nirmala UI"/><w:sz w:val="24"/><w:szCs w:val="24"/><w:lang w:val="en-IN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${common}${styles}</w:styles>`,
    'word/_rels/document.xml.rels': relationships([
      relation('rId0', `${OFFICE}/styles`, 'styles.xml'),
      ...links.map((address, index) => relation(`rId${index + 1}`, `${OFFICE}/hyperlink`, address, true)),
    ]),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync(bytes, { level: 6, mtime: STAMP });
}
