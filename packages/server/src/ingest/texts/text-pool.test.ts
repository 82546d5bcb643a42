import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../ingest.fixtures.js';
import { docxOf, writePdf } from '../own/own-judgments.fixtures.js';
import { readTextFile } from './read-text-file.js';
import { LARGEST_TEXT_FILE } from './text-limits.js';
import { openTextPool, type TextPool } from './text-pool.js';

/** Processes that this one has started and that still run. */
const children = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

async function withPool(size: number, work: (pool: TextPool) => Promise<void>): Promise<void> {
  const pool = openTextPool(size);
  try {
    await work(pool);
  } finally {
    await pool.close();
  }
}

it('reads more files than it has processes, each with its own answer', async () => {
  const folder = await temporaryFolder();
  const paths = ['one', 'two', 'three', 'four'].map((name) => join(folder, `${name}.pdf`));
  for (const [at, path] of paths.entries()) await writePdf(path, [`The words numbered ${at}.`]);
  await writeFile(join(folder, 'a.docx'), docxOf(['A line.']));
  await writeFile(join(folder, 'broken.pdf'), '%PDF-1.4 and nothing else');
  await withPool(2, async (pool) => {
    const replies = await Promise.all([
      ...paths.map((path) => pool.read({ path, kind: 'pdf' })),
      pool.read({ path: join(folder, 'broken.pdf'), kind: 'pdf' }),
      pool.read({ path: join(folder, 'a.docx'), kind: 'docx' }),
    ]);
    expect(replies).toMatchObject([
      ...paths.map((_path, at) => ({ ok: true, text: expect.stringContaining(`numbered ${at}.`) as string })),
      { ok: false, reason: 'The PDF is damaged.' },
      { ok: true, text: expect.stringContaining('A line.') as string },
    ]);
  });
});

it('reads HTML and text in its processes, up to a length, with the words why not', async () => {
  const folder = await temporaryFolder();
  const write = async (name: string, text: string | Uint8Array) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  await withPool(2, async (pool) => {
    const read = async (name: string, text: string | Uint8Array) => readTextFile(await write(name, text), pool);
    const line = '<p>The appeal is allowed.</p>\n';
    const long = await read('long.html', line.repeat(20_000));
    expect(long).toMatchObject({ ok: true, isPaged: false });
    expect(children()).toBeGreaterThan(0);
    expect(await read('a.html', line)).toMatchObject({ ok: true, text: 'The appeal is allowed.', isPaged: false });
    expect(await read('a.txt', 'One page.\fThe next.')).toMatchObject({ ok: true, isPaged: true, isPdf: false });
    expect(await read('b.txt', 'A\0B')).toMatchObject({ reason: expect.stringContaining('NUL characters') as string });
    const large = 'An HTML or text file of more than 40 MB is not read';
    for (const name of ['large.htm', 'large.txt'])
      expect(await read(name, new Uint8Array(LARGEST_TEXT_FILE + 1))).toMatchObject({
        reason: expect.stringContaining(large) as string,
      });
    expect(await read('c.html', line)).toMatchObject({ ok: true });
  });
});

it('reads again, alone, what needs more memory than files have beside others', async () => {
  const folder = await temporaryFolder();
  const bomb = join(folder, 'bomb.docx');
  await writeFile(bomb, docxOf(Array<string>(400_000).fill('A line of a bomb that repeats itself.')));
  await writePdf(join(folder, 'small.pdf'), ['Small words.']);
  // With so many processes, each may take only the least.
  await withPool(20, async (pool) => {
    const [first, ...others] = await Promise.all([
      pool.read({ path: bomb, kind: 'docx' }),
      ...[1, 2, 3].map(() => pool.read({ path: join(folder, 'small.pdf'), kind: 'pdf' })),
    ]);
    expect(others).toMatchObject(Array(3).fill({ ok: true }));
    expect(first).toMatchObject({ ok: true });
  });
}, 60_000);

it('leaves no process behind, so that the import can end', async () => {
  const before = children();
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.docx'), docxOf(['A line.']));
  await withPool(2, async (pool) => {
    await pool.read({ path: join(folder, 'a.docx'), kind: 'docx' });
    expect(children()).toBe(before + 1);
  });
  await expect.poll(children).toBe(before);
});

it('ends while files wait, as after a stop of the import', async () => {
  const before = children();
  const path = join(await temporaryFolder(), 'a.docx');
  await writeFile(path, docxOf(['A line.']));
  const pool = openTextPool(1);
  const replies = Promise.all([1, 2, 3].map(() => pool.read({ path, kind: 'docx' })));
  await pool.close();
  expect((await replies).slice(1)).toEqual(Array(2).fill({ ok: false, reason: 'The import has ended.' }));
  await expect.poll(children).toBe(before);
});
