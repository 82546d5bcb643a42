import { createHook } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLimits, uploadLimits } from '../texts/text-limits.js';
import { openTextPool, type TextPool } from '../texts/text-pool.js';
import { bombOf, goodPdfs, hostilePdfs, pdfOf, pdfOfPages, pdfOfStream, recursive } from './hostile-pdfs.fixtures.js';

/** Starting a process from the sources takes seconds, and here all files are the test's own. */
const limits = { ...uploadLimits, isFresh: false };
const MINUTES = 5 * 60_000;

let pool: TextPool;
let heard = 0;
const stranger = createServer((_request, response) => {
  heard += 1;
  response.end();
});
let address = '';
beforeAll(async () => {
  pool = openTextPool(2, limits);
  await new Promise<void>((resolve) => void stranger.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await pool.close();
  stranger.close();
});

/** A sentence of its own on each page: one that all pages have is a stamp. */
const manyPages = () =>
  pdfOf(
    Array.from(
      { length: 500 },
      (_, at) => `The notice of ${at.toString(26).replaceAll(/\d/g, (d) => 'qrstuvwxyz'[Number(d)] ?? '')} was valid.`,
    ),
  );

const read = (bytes: Uint8Array) => pool.read({ kind: 'upload', bytes });

/** Counts the processes that start while a PDF is read. */
async function startsOf(bytes: Uint8Array): Promise<{ readonly starts: number; readonly problem: string | undefined }> {
  let starts = 0;
  const hook = createHook({ init: (_id, type) => void (starts += type === 'PROCESSWRAP' ? 1 : 0) }).enable();
  const own = openTextPool(2, uploadLimits);
  try {
    const reply = await own.read({ kind: 'upload', bytes });
    return { starts, problem: reply.ok ? undefined : reply.problem };
  } finally {
    hook.disable();
    await own.close();
  }
}

it(
  'x30/9: a PDF that fills the memory is read once, and no other upload waits until it is read alone',
  async () => {
    const disguised = pdfOfStream(bombOf(1_000_000_000), '/Subtype/Image/Filter/FlateDecode');
    expect(await startsOf(disguised)).toEqual({ starts: 1, problem: 'memory' });
  },
  MINUTES,
);

describe('K2: a PDF that is larger inside', () => {
  const words = Buffer.from('BT /F 11 Tf (The appeal is allowed.) Tj ET');
  it.each([
    ['1 MB that unpack to 1 GB', () => bombOf(1_000_000_000), '/Filter/FlateDecode'],
    ['stacked, to terabytes', () => bombOf(1_000_000_000, 3), '/Filter[/FlateDecode/FlateDecode/FlateDecode]'],
    ['with short names of the filters', () => bombOf(300_000_000, 2), '/Filter[/Fl/Fl]'],
  ])(
    'is refused with its reason: %s',
    async (_name, bomb, filter) => {
      expect(await read(pdfOfStream(bomb(), filter))).toMatchObject({ ok: false, problem: 'too-large-inside' });
    },
    MINUTES,
  );

  it(
    'is refused when it calls its text a picture, and when its objects contain themselves',
    async () => {
      const disguised = pdfOfStream(bombOf(1_000_000_000), '/Subtype/Image/Filter/FlateDecode');
      expect(await read(disguised)).toMatchObject({ ok: false });
      for (const [name, bytes] of Object.entries(recursive)) {
        const reply = await read(bytes);
        expect([name, reply.ok], name).toEqual([name, false]);
      }
      expect((await read(pdfOfStream(words, ''))).ok).toBe(true);
    },
    MINUTES,
  );

  it(
    'is read when only its pictures are large: they are never unpacked',
    async () => {
      const large = await pdfOf(['The appeal is allowed with costs.']);
      const text = large.toString('latin1').replace('%%EOF', '');
      const picture = bombOf(200_000_000).toString('latin1');
      const bytes = Buffer.from(
        `${text}\n90 0 obj\n<</Subtype/Image/Filter/FlateDecode>>\nstream\n${picture}\nendstream\nendobj\n%%EOF`,
        'latin1',
      );
      expect(await read(bytes)).toMatchObject({ ok: true });
    },
    MINUTES,
  );

  it(
    'is read without its table of places, if its objects are whole',
    async () => {
      const good = await pdfOf(['The appeal is allowed with costs.']);
      const broken = Buffer.from(good.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n999999'), 'latin1');
      expect(await read(broken)).toMatchObject({ ok: true, upload: { pages: 1 } });
    },
    MINUTES,
  );
});

describe('K1: the pages of a PDF', () => {
  it(
    'are at most 500: of 10,000 none is read',
    async () => {
      const pages: number[] = [];
      const onPage = ({ page }: { readonly page: number }) => void pages.push(page);
      const reply = await pool.read({ kind: 'upload', bytes: pdfOfPages(10_000) }, { onPage });
      expect(reply).toMatchObject({ ok: false, problem: 'too-many-pages' });
      expect(pages).toEqual([]);
      expect(await read(await manyPages())).toMatchObject({ ok: true, upload: { pages: 500 } });
    },
    MINUTES,
  );
});

describe('K3: damaged and hostile PDFs', () => {
  it(
    'end no process but their own, call no address, and leave the next file readable',
    async () => {
      const good = await goodPdfs(address);
      expect((await read(good[0] ?? Buffer.alloc(0))).ok).toBe(true);
      const files = await hostilePdfs(address);
      expect(files).toHaveLength(200);
      const replies = await Promise.all(files.map(read));
      expect(replies.filter((reply) => reply.ok).length).toBeGreaterThan(20);
      expect(replies.filter((reply) => !reply.ok).length).toBeGreaterThan(20);
      for (const reply of replies) if (!reply.ok) expect(reply.reason).toMatch(/\S/);
      expect((await read(good[0] ?? Buffer.alloc(0))).ok).toBe(true);
      expect(heard).toBe(0);
    },
    MINUTES,
  );

  it('control: the address hears a call', async () => {
    const before = heard;
    await fetch(`${address}/control`);
    expect(heard).toBe(before + 1);
  });

  it(
    'end after the time and the memory that they may take',
    async () => {
      const bytes = await manyPages();
      const hasty = openTextPool(1, { ...importLimits, isSealed: true, time: 1 });
      expect(await hasty.read({ kind: 'upload', bytes })).toMatchObject({ ok: false, problem: 'time' });
      await hasty.close();
      const small = openTextPool(1, { ...uploadLimits, memory: 100_000 });
      expect(await small.read({ kind: 'upload', bytes })).toMatchObject({ ok: false, problem: 'memory' });
      await small.close();
    },
    MINUTES,
  );

  it(
    'end when nobody waits any more',
    async () => {
      const stop = new AbortController();
      const onPage = () => stop.abort();
      const reply = await pool.read({ kind: 'upload', bytes: await manyPages() }, { onPage, signal: stop.signal });
      expect(reply).toMatchObject({ ok: false, problem: 'stopped' });
    },
    MINUTES,
  );
});
