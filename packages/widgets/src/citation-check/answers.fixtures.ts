import type { LookedUp } from '@headnote/core/citation';
import type { CheckSource } from './types.js';

const later = {
  treatment: 'overruled',
  id: 'https://library.example/case/9',
  title: 'Malwa Mills v. Union',
  citation: '1985 INSC 7',
  courtName: 'Supreme Court',
  decidedOn: '1985-05-02',
  benchStrength: 5,
  sentence: '',
  paragraph: '',
} as const;

/** What the library has, by canonical citation. */
const held: Readonly<Record<string, LookedUp>> = {
  'AIR 1980 SC 1789': {
    hits: [{ id: 'https://library.example/case/1', title: 'Minerva Mills v. Union of India', later: null }],
  },
  'AIR 1973 SC 1461': {
    hits: [{ id: 'https://library.example/case/2', title: 'Kesavananda v. State of Kerala', later }],
  },
};

/** A source with two judgments. */
export const source: CheckSource = {
  check: async ({ citations }) => citations.map((citation) => held[citation] ?? { hits: [] }),
};

/** A brief with a citation of each state that the source gives. */
export const brief = `In Minerva Mills v. Union of India, AIR 1980 SC 1789, the court said so.
See AIR 1973 SC 1461.
It follows 2019 (4) SCC 77 and 2090 INSC 5, under section 302 IPC.`;

/** An archive, as a Word document is. Its files are stored, or already compressed (method 8). */
export function archiveOf(files: Readonly<Record<string, string | Uint8Array>>, method = 0): ArrayBuffer {
  const encoder = new TextEncoder();
  const parts: number[] = [];
  const directory: number[] = [];
  const number = (value: number, bytes: number): number[] =>
    Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff);
  let count = 0;
  for (const [name, text] of Object.entries(files)) {
    const nameBytes = encoder.encode(name);
    const data = typeof text === 'string' ? encoder.encode(text) : text;
    const sizes = [
      ...number(0, 4),
      ...number(data.length, 4),
      ...number(data.length, 4),
      ...number(nameBytes.length, 2),
    ];
    const head = [...number(20, 2), ...number(0, 2), ...number(method, 2), ...number(0, 4), ...sizes, ...number(0, 2)];
    const at = parts.length;
    parts.push(0x50, 0x4b, 3, 4, ...head, ...nameBytes, ...data);
    directory.push(0x50, 0x4b, 1, 2, ...number(20, 2), ...head, ...number(0, 10), ...number(at, 4), ...nameBytes);
    count += 1;
  }
  const end = [...number(0, 4), ...number(count, 2), ...number(count, 2), ...number(directory.length, 4)];
  return new Uint8Array([...parts, ...directory, 0x50, 0x4b, 5, 6, ...end, ...number(parts.length, 4), 0, 0]).buffer;
}

/** A Word document with one paragraph and one footnote. */
export const docx = (paragraph: string, footnote: string): ArrayBuffer =>
  archiveOf({
    'word/document.xml': `<w:document><w:body><w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p></w:body></w:document>`,
    'word/footnotes.xml': `<w:footnotes><w:footnote><w:p><w:r><w:t>${footnote}</w:t></w:r></w:p></w:footnote></w:footnotes>`,
  });
