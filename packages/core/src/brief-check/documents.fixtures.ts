import { strToU8, zipSync } from 'fflate';

/** A Word document with a paragraph and a footnote, compressed as Word does it. */
export function docx(paragraph: string, footnote: string): Uint8Array<ArrayBuffer> {
  const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  return zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${words(paragraph)}</w:body></w:document>`),
    'word/footnotes.xml': strToU8(`<w:footnotes><w:footnote>${words(footnote)}</w:footnote></w:footnotes>`),
  });
}
