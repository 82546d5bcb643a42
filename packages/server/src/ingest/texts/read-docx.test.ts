import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docxOf } from '../own/own-judgments.fixtures.js';
import { readDocx } from './read-docx.js';

const docxWith = (body: string) => zipSync({ 'word/document.xml': strToU8(`<w:document>${body}</w:document>`) });

it.each([
  ['a line end in a tag', '<w:p><w:t\n xml:space="preserve">The words.</w:t></w:p>', 'The words.'],
  ['blanks at the end of tags', '<w:p><w:t>The words.</w:t ></w:p >', 'The words.'],
  ['marked text', '<w:p><w:t><![CDATA[A & B <v.> C]]></w:t></w:p>', 'A & B <v.> C'],
  ['a comment', '<!-- <w:t>not this</w:t> --><w:p><w:t>The <!-- no -->words.</w:t></w:p>', 'The words.'],
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
