import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCodec, createSealedCodec } from './index.js';

const key = 's3cret-key';
const sealed = createSealedCodec({ key });
const query = { purpose: 'query' };

afterEach(() => vi.unstubAllGlobals());

describe('sealed links', () => {
  it('open to exactly what was sealed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed()),
        fc.string({ maxLength: 10 }),
        async (plain, purpose) => {
          const text = await sealed.seal(plain, { purpose });
          expect(text).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
          expect(await sealed.open(text, { purpose })).toEqual({ ok: true, value: plain });
        },
      ),
      { numRuns: 100 },
    );
  });

  it('do not open for another purpose or with another key', async () => {
    const text = await sealed.seal('c0123456789ab', { purpose: 'id' });
    expect((await sealed.open(text, query)).ok).toBe(false);
    expect((await createSealedCodec({ key: 'other' }).open(text, { purpose: 'id' })).ok).toBe(false);
  });

  it('never open when a single bit is flipped, a byte is cut or blocks are swapped', async () => {
    const text = await sealed.seal('a value of more than one block of sixteen bytes', query);
    const bytes = Buffer.from(text.slice(3), 'base64url');
    const variants: Buffer[] = [Buffer.concat([bytes.subarray(16, 32), bytes.subarray(0, 16), bytes.subarray(32)])];
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      variants.push(flipped);
    }
    for (let length = 0; length < bytes.length; length += 1) variants.push(bytes.subarray(0, length));
    for (const variant of variants) {
      expect((await sealed.open(`v1.${variant.toString('base64url')}`, query)).ok).toBe(false);
    }
  });

  it('use a nonce once', async () => {
    const nonces = new Set<string>();
    for (let run = 0; run < 2000; run += 1) {
      const text = await sealed.seal('same', query);
      nonces.add(Buffer.from(text.slice(3), 'base64url').subarray(0, 12).toString('hex'));
    }
    expect(nonces.size).toBe(2000);
  });

  it('stand beside the compatible form, which is read unless a minimum version is asked for', async () => {
    const old = createCodec({ key }).encrypt('2024 HN 12');
    expect(await sealed.open(old, query)).toEqual({ ok: true, value: '2024 HN 12' });
    const strict = createSealedCodec({ key, minVersion: 1 });
    expect(await strict.open(old, query)).toMatchObject({ ok: false, error: { code: 'damaged-link' } });
  });

  it('are never written in a weaker form where Web Crypto is missing, and the reason is said', async () => {
    const text = await sealed.seal('x', query);
    const old = createCodec({ key }).encrypt('x');
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const codec = createSealedCodec({ key });
    await expect(codec.seal('x', query)).rejects.toMatchObject({ code: 'config', message: /https/ });
    expect(await codec.open(text, query)).toMatchObject({ ok: false, error: { code: 'config' } });
    expect(await codec.open(old, query)).toEqual({ ok: true, value: 'x' });
  });

  it('give a typed failure for whatever else arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (noise) => {
        expect((await sealed.open(`v1.${noise}`, query)).ok).toBe(false);
        expect((await sealed.open(noise, query)).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
    expect((await sealed.open('A'.repeat(1_000_000), query)).ok).toBe(false);
  });
});
