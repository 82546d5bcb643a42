import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.js';

const read = (...parts: BlobPart[]) =>
  readDocument(new Blob(parts), {
    loadPdfReader: () => Promise.reject(new Error('none')),
    onPage: () => undefined,
  });
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
    ['larger than 100 MB', Array.from({ length: 101 }, () => new Uint8Array(1_000_000)), 'too-large'],
  ])('is refused when it is %s', async (_what, parts, problem) => {
    expect(await read(...parts)).toEqual({ problem });
  });
});
