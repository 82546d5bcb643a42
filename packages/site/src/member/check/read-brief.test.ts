import { describe, expect, it } from 'vitest';
import { MAX_BRIEF, readBrief } from './read-brief.js';

const read = (...parts: BlobPart[]) => readBrief(new File(parts, 'brief.txt'));
const bytes = (...values: number[]) => new Uint8Array(values);

describe('an opened file', () => {
  it.each([
    ['§ 302 “IPC” – धारा ३०२', '§ 302 “IPC” – धारा ३०२'],
    ['\uFEFFone\r\ntwo', 'one\ntwo'],
  ])('is read as UTF-8: %j', async (written, text) => {
    expect(await read(written)).toEqual({ text });
  });

  it('is read as Windows text when it is not UTF-8, with a note', async () => {
    const brief = await read(
      'The court',
      bytes(0x92),
      's view ',
      bytes(0x96),
      ' ',
      bytes(0xa7),
      ' 302, caf',
      bytes(0xe9),
    );
    expect(brief).toMatchObject({
      text: 'The court’s view – § 302, café',
      note: expect.stringContaining('read as Windows text') as string,
    });
  });

  it.each([
    ['empty', [], 'brief.txt is empty.'],
    ['blank', ['\uFEFF \r\n\t'], 'brief.txt is empty.'],
    ['cut in the middle of a letter, the rest in Hindi', ['न्याय् ', bytes(0xe0, 0xa4)], 'brief.txt has an encoding'],
    ['a document of a word processor', ['PK\u0003\u0004', bytes(0xff, 0x81)], 'brief.txt has an encoding'],
    ['a picture', [bytes(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10)], 'brief.txt is not plain text.'],
    ['too long', ['x'.repeat(MAX_BRIEF + 1)], 'The text is too long'],
  ])('is refused with a reason when it is %s', async (_what, parts, problem) => {
    expect(await read(...parts)).toEqual({ problem: expect.stringContaining(problem) as string });
  });
});
