import { describe, expect, it, vi } from 'vitest';
import { DocumentLimitError } from './document-limit-error.js';
import { readDocument } from './read-document.js';
import { readPdfPages, type ReadPdf } from './read-pdf-with.js';

const read = (...parts: BlobPart[]) =>
  readDocument(new Blob(parts), {
    loadPdfReader: () => Promise.reject(new Error('none')),
    onPage: () => undefined,
  });
const pdfThat = (pdf: ReadPdf) =>
  readDocument(new Blob(['%PDF-1.7']), { loadPdfReader: () => Promise.resolve(pdf), onPage: () => undefined });
const bytes = (...values: number[]) => new Uint8Array(values);

describe('a text file', () => {
  it.each([
    ['§ 302 “IPC” – धारा ३०२', '§ 302 “IPC” – धारा ३०२'],
    ['\uFEFFone\r\ntwo', 'one\ntwo'],
  ])('is read as UTF-8: %j', async (written, text) => {
    expect(await read(written)).toEqual({ text });
  });

  it('is read as Windows text when it is not UTF-8, with a note', async () => {
    const windows = ['The court', bytes(0x92), 's view ', bytes(0x96), ' ', bytes(0xa7), ' 302, caf', bytes(0xe9)];
    expect(await read(...windows)).toEqual({ text: 'The court’s view – § 302, café', note: 'windows' });
  });

  it.each([
    ['empty', [], 'empty'],
    ['blank', ['\uFEFF \r\n\t'], 'empty'],
    ['cut in the middle of a letter, the rest in Hindi', ['न्याय् ', bytes(0xe0, 0xa4)], 'encoding'],
    ['a picture', [bytes(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10)], 'not-text'],
    ['a text of more bytes than 5,000,000 characters have', [new Uint8Array(20_000_001)], 'too-long'],
    ['larger than 100 MB', Array.from({ length: 101 }, () => new Uint8Array(1_000_000)), 'too-large'],
  ])('is refused when it is %s', async (_what, parts, problem) => {
    expect(await read(...parts)).toEqual({ problem });
  });
});

describe('a PDF', () => {
  const locked = Object.assign(new Error(), { name: 'PasswordException' });
  it.each([
    ['has no words', () => Promise.resolve(' \n '), 'picture'],
    ['has a password', (): Promise<string> => Promise.reject(locked), 'locked'],
    ['has too many pages', () => Promise.reject(new DocumentLimitError('too-many-pages')), 'too-many-pages'],
    ['is damaged', () => Promise.reject(new Error('xref')), 'unreadable'],
  ] as const)('that %s is refused', async (_what, pdf, problem) => {
    expect(await pdfThat(pdf)).toEqual({ problem });
  });

  const pdfWith = (numPages: number, items: readonly object[], destroy = async () => undefined) => {
    const page = { getTextContent: async () => ({ items }), cleanup: () => undefined };
    const pdf = {
      numPages,
      getPage: async () => page,
      getPageLabels: async () => null,
      cleanup: async () => undefined,
    };
    return () => ({ promise: Promise.resolve(pdf), destroy });
  };

  it('has its number apart from the words that it follows, and the marks of notes beside theirs', async () => {
    const at = (str: string, x: number, y: number, height = 12) => ({
      str,
      height,
      transform: [height, 0, 0, height, x, y],
    });
    const items = [at('2026 INSC 79', 31, 753), at('1', 304, 792), { ...at('', 454, 762, 0), hasEOL: true }];
    const note = [at('as held', 96, 700), at('3', 140, 706, 7), at(' before', 146, 700)];
    const { pages } = await readPdfPages(pdfWith(1, [...items, ...note]), new Uint8Array(), { maxText: 100 });
    expect(pages).toEqual(['2026 INSC 79\n1\nas held3 before']);
  });

  it('is read within the limits of pages and characters', async () => {
    const destroy = vi.fn<() => Promise<undefined>>(async () => undefined);
    const getDocument = pdfWith(3, [{ str: 'word', hasEOL: true }], destroy);
    const limited = (maxPages: number, maxText: number) =>
      readPdfPages(getDocument, new Uint8Array(), { maxPages, maxText });
    expect((await limited(3, 15)).pages).toEqual(['word\n', 'word\n', 'word\n']);
    await expect(limited(2, 15)).rejects.toMatchObject({ problem: 'too-many-pages' });
    await expect(limited(3, 14)).rejects.toMatchObject({ problem: 'too-long' });
    expect(destroy).toHaveBeenCalledTimes(3);
  });
});
