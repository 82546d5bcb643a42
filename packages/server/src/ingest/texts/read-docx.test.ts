import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docxOf } from '../own/own-judgments.fixtures.js';
import { readDocx } from './read-docx.js';

const docxWith = (body: string) => zipSync({ 'word/document.xml': strToU8(`<w:document>${body}</w:document>`) });

const run = (words: string, settings = '') => `<w:r><w:rPr>${settings}</w:rPr><w:t>${words}</w:t></w:r>`;
const box = (name: string) => `<${name}><w:txbxContent><w:p>${run('Boxed')}</w:p></w:txbxContent></${name}>`;

it.each([
  ['a line end in a tag', '<w:p><w:t\n xml:space="preserve">The words.</w:t></w:p>', 'The words.'],
  ['blanks at the end of tags', '<w:p><w:t>The words.</w:t ></w:p >', 'The words.'],
  ['marked text', '<w:p><w:t><![CDATA[A & B <v.> C]]></w:t></w:p>', 'A & B <v.> C'],
  ['a comment', '<!-- <w:t>not this</w:t> --><w:p><w:t>The <!-- no -->words.</w:t></w:p>', 'The words.'],
  [
    'words deleted in tracked changes',
    `<w:p>${run('The ')}<w:del w:id="1">${run('old ')}</w:del>${run('words.')}</w:p>`,
    'The words.',
  ],
  [
    'an inserted word',
    `<w:p>${run('The ')}<w:ins w:id="1">${run('new ')}</w:ins>${run('words.')}</w:p>`,
    'The new words.',
  ],
  [
    'words that were moved',
    `<w:p><w:moveFrom w:id="1">${run('Moved ')}</w:moveFrom>${run('A ')}<w:moveTo w:id="2">${run('moved ')}</w:moveTo>${run('B')}</w:p>`,
    'A moved B',
  ],
  [
    'the mark of a deleted line end',
    `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run('The words.')}</w:p>`,
    'The words.',
  ],
  [
    'a text box twice',
    `<w:p><w:r><mc:AlternateContent>${box('mc:Choice')}${box('mc:Fallback')}</mc:AlternateContent></w:r></w:p>`,
    'Boxed',
  ],
  ['hidden words', `<w:p>${run('The ')}${run('secret ', '<w:vanish/>')}${run('words.')}</w:p>`, 'The words.'],
  ['a mark of hidden words that is off', `<w:p>${run('The words.', '<w:vanish w:val="0"/>')}</w:p>`, 'The words.'],
  ['a hidden line end', `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('The words.')}</w:p>`, 'The words.'],
  [
    'words that were hidden before a tracked change, and are not now',
    `<w:p>${run('We allow the appeal.', '<w:rPrChange w:id="1"><w:rPr><w:vanish/></w:rPr></w:rPrChange>')}</w:p>`,
    'We allow the appeal.',
  ],
  [
    'words that a tracked change hides',
    `<w:p>${run('The ')}${run('secret ', '<w:vanish/><w:rPrChange w:id="1"><w:rPr/></w:rPrChange>')}${run('words.')}</w:p>`,
    'The words.',
  ],
  [
    'two paragraphs whose line end was deleted between them',
    `<w:p><w:pPr><w:rPr><w:del w:id="1"></w:del></w:rPr></w:pPr>${run('The first ')}</w:p><w:p>${run('half.')}</w:p>`,
    'The first half.',
  ],
  [
    'a line end that was deleted before an older change, and is there now',
    `<w:p><w:pPr><w:rPr><w:rPrChange w:id="1"><w:rPr><w:del w:id="2"/></w:rPr></w:rPrChange></w:rPr></w:pPr>${run('A')}</w:p><w:p>${run('B')}</w:p>`,
    'A\n\nB',
  ],
  [
    'a deleted row and a deleted cell',
    `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc><w:p>${run('Gone')}</w:p></w:tc></w:tr><w:tr><w:tc><w:tcPr><w:cellDel w:id="2"/></w:tcPr><w:p>${run('Gone')}</w:p></w:tc><w:tc><w:p>${run('Kept')}</w:p></w:tc></w:tr></w:tbl>`,
    'Kept',
  ],
  [
    'words behind a hidden text box',
    `<w:p><w:r><w:pict><w:p>${run('Secret', '<w:vanish/>')}</w:p></w:pict><w:t>The words.</w:t></w:r></w:p>`,
    'The words.',
  ],
])('reads the words of a document with %s', (_what, body, words) => {
  expect(readDocx(docxWith(body)).trim()).toBe(words);
});

it('refuses a document whose archive states a shorter length, and one that ends inside of a comment', () => {
  const bytes = docxOf(Array.from({ length: 100 }, (_, at) => `Paragraph ${at}.`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 900, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 900, true);
  }
  expect(() => readDocx(bytes)).toThrow('is cut');
  expect(() => readDocx(docxWith('<w:p><w:t>A</w:t></w:p><!-- <w:p><w:t>B</w:t></w:p>'))).toThrow('is cut');
});

it('refuses a document whose deleted words or former settings have no end: the rest would be lost', () => {
  expect(() => readDocx(docxWith(`<w:p>${run('A')}<w:del w:id="1">${run('B')}</w:p>`))).toThrow('is damaged');
  expect(() => readDocx(docxWith(`<w:p>${run('A', '<w:rPrChange w:id="1">')}</w:p>`))).toThrow('is damaged');
});

it('writes the numbers that Word counts: levels, letters, roman ones, starts, and none for bullets', () => {
  const lvl = (at: number, format: string, text: string, start = 1) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = [
    `<w:abstractNum w:abstractNumId="7">${lvl(0, 'decimal', '%1.')}${lvl(1, 'lowerLetter', '(%2)')}${lvl(2, 'lowerRoman', '%1.%2.%3')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="8">${lvl(0, 'upperRoman', '%1)', 9)}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="9">${lvl(0, 'bullet', '-')}</w:abstractNum>`,
    ...['7', '8', '9'].map((id, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${id}"/></w:num>`),
    '<w:num w:numId="4"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>',
    `<w:num w:numId="6"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/>${lvl(0, 'upperRoman', '%1)', 5)}</w:lvlOverride></w:num>`,
    `<w:num w:numId="7"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="1">${lvl(1, 'decimal', '%1/%2')}</w:lvlOverride></w:num>`,
  ].join('');
  const paragraph = (list: number, level: number) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run('A')}</w:p>`;
  const places = [
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 2],
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 0],
    [5, 0],
    [6, 0],
    [6, 1],
    [7, 0],
    [7, 1],
    [1, 0],
  ] as const;
  const body = places.map(([list, level]) => paragraph(list, level)).join('');
  const text = readDocx(
    zipSync({
      'word/document.xml': strToU8(`<w:document>${body}</w:document>`),
      'word/numbering.xml': strToU8(`<w:numbering>${numbering}</w:numbering>`),
    }),
  );
  expect(text.trim().split(/\n+/)).toEqual([
    '1. A',
    '(a) A',
    '(b) A',
    '1.b.i A',
    'A',
    '2. A',
    '(a) A',
    'IX) A',
    'X) A',
    'A',
    '1. A',
    '2. A',
    'A',
    'V) A',
    '(a) A',
    '6. A',
    '6/1 A',
    '7. A',
  ]);
});

it('writes the numbers of paragraphs that their style counts, and none where a paragraph has them switched off', () => {
  const lvl = (at: number, text: string, style: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="${style}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="1">${lvl(0, '%1.', 'Paragraph')}${lvl(1, '%1.%2', 'Sub')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>`;
  const styleOf = (id: string, inside: string) => `<w:style w:type="paragraph" w:styleId="${id}">${inside}</w:style>`;
  const numPr = '<w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr>';
  const styles = [
    styleOf('Paragraph', numPr),
    styleOf('Sub', numPr),
    styleOf('Last', '<w:basedOn w:val="Paragraph"/>'),
    styleOf('Circle', '<w:basedOn w:val="Circle"/>'),
  ].join('');
  const paragraph = (style: string, more = '') =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr>${run('A')}</w:p>`;
  const off = '<w:numPr><w:numId w:val="0"/></w:numPr>';
  const text = readDocx(
    zipSync({
      'word/document.xml': strToU8(
        `<w:document>${paragraph('Paragraph')}${paragraph('Sub')}${paragraph('Paragraph', off)}${paragraph('Last')}${paragraph('Circle')}</w:document>`,
      ),
      'word/numbering.xml': strToU8(`<w:numbering>${numbering}</w:numbering>`),
      'word/styles.xml': strToU8(`<w:styles>${styles}</w:styles>`),
    }),
  );
  expect(text.trim().split(/\n+/)).toEqual(['1. A', '1.1 A', 'A', '2. A', 'A']);
});

it('counts no paragraph whose end was deleted: its words and the number stand in the next', () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
  const paragraph = (words: string, mark = '') =>
    `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:rPr>${mark}</w:rPr></w:pPr>${words}</w:p>`;
  const gone = '<w:del w:id="1"><w:r><w:delText>Gone.</w:delText></w:r></w:del>';
  const body = [
    paragraph(run('First.')),
    paragraph(gone, '<w:del w:id="2"/>'),
    paragraph(gone, '<w:moveFrom w:id="3"/>'),
    paragraph(run('Second.')),
    paragraph(run('The third '), '<w:del w:id="4"/>'),
    paragraph(run('goes on.')),
    paragraph(run('Last.'), '<w:ins w:id="5"/>'),
  ].join('');
  const text = readDocx(
    zipSync({
      'word/document.xml': strToU8(`<w:document>${body}</w:document>`),
      'word/numbering.xml': strToU8(`<w:numbering>${numbering}</w:numbering>`),
    }),
  );
  expect(text.trim().split(/\n+/)).toEqual(['1. First.', '2. Second.', '3. The third goes on.', '4. Last.']);
});
