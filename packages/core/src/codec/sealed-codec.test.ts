import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCodec, createSealedCodec, type SealedCodec } from './index.js';
import { isLongRun, key, LONG_TIME, runs, sealed, toStandard, wellFormed } from './codec.fixtures.js';

const query = { purpose: 'query' };
const damaged = { ok: false, error: { code: 'damaged-link' } };
const bytesOf = (text: string): Buffer => Buffer.from(text.slice(3), 'base64url');
const ofBytes = (bytes: Uint8Array): string => `v1.${Buffer.from(bytes).toString('base64url')}`;
const nonceOf = (text: string): string => bytesOf(text).subarray(0, 12).toString('hex');

/** Returns how many of the texts can be opened. */
async function countOpened(subject: Pick<SealedCodec, 'open'>, texts: readonly string[]): Promise<number> {
  const answers = await Promise.all(texts.map((text) => subject.open(text, query)));
  return answers.filter((answer) => answer.ok).length;
}

/** Returns every truncation, every flipped bit and a swap of two blocks. */
function damage(text: string): string[] {
  const bytes = bytesOf(text);
  const swapped = Buffer.concat([
    bytes.subarray(0, 12),
    bytes.subarray(28, 44),
    bytes.subarray(12, 28),
    bytes.subarray(44),
  ]);
  const variants = [ofBytes(swapped)];
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    variants.push(ofBytes(flipped));
  }
  for (let length = 0; length < bytes.length; length += 1) variants.push(ofBytes(bytes.subarray(0, length)));
  return variants;
}

afterEach(() => vi.unstubAllGlobals());

describe('sealed links', () => {
  it('open to the text that was sealed', async () => {
    await fc.assert(
      fc.asyncProperty(wellFormed, fc.string({ maxLength: 10 }), async (plain, purpose) => {
        const text = await sealed.seal(plain, { purpose });
        expect(text).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
        expect(await sealed.open(text, { purpose })).toEqual({ ok: true, value: plain });
      }),
      { numRuns: runs(100, 20_000) },
    );
  });

  it('A3: never open if a bit is flipped, a byte is missing or blocks are swapped', async () => {
    for (let round = 0; round < runs(1, 50); round += 1) {
      const text = await sealed.seal('a value of more than two blocks of sixteen bytes each', query);
      expect(await countOpened(sealed, damage(text))).toBe(0);
    }
  });

  it('A3: control: an unauthenticated format opens some damaged links', async () => {
    const careless: Pick<SealedCodec, 'open'> = {
      open: (text) => Promise.resolve({ ok: true, value: bytesOf(text).toString('latin1') }),
    };
    const text = await sealed.seal('a value of more than two blocks of sixteen bytes each', query);
    expect(await countOpened(careless, damage(text))).toBeGreaterThan(0);
    expect(await countOpened(sealed, [text])).toBe(1);
  });

  it('A5: have only one form', async () => {
    const text = await sealed.seal('xx', query);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = letters.split('').map((letter) => text.slice(0, -1) + letter);
    expect(await countOpened(sealed, others)).toBe(1);
    const variants = [
      `${text}=`,
      `${text}==`,
      ` ${text}`,
      `${text}\n`,
      text.replace('v1.', 'V1.'),
      text.replace('v1.', 'v2.'),
    ];
    expect(await countOpened(sealed, [...variants, 'v1.', 'v1', 'v1.A'])).toBe(0);
    // Repeat until the text contains both characters in which URL-safe base64 differs.
    let both = text;
    while (!both.includes('-') || !both.includes('_')) both = await sealed.seal('xx', query);
    const other = [both.replaceAll('-', '+'), both.replaceAll('_', '/'), `${both.slice(0, 10)} ${both.slice(10)}`];
    expect(await countOpened(sealed, other)).toBe(0);
    expect(await countOpened(sealed, [both])).toBe(1);
  });

  it(
    'A9: never use a nonce twice (a million links in a long run)',
    async () => {
      const count = runs(2000, 1_000_000);
      const nonces = new Set<string>();
      for (let run = 0; run < count; run += 1) nonces.add(nonceOf(await sealed.seal('same', query)));
      expect(nonces.size).toBe(count);
    },
    LONG_TIME,
  );

  it('A9: control: detects a repeated nonce', async () => {
    let calls = 0;
    vi.stubGlobal('crypto', {
      subtle: crypto.subtle,
      getRandomValues: (bytes: Uint8Array) => bytes.fill((calls += 1) % 50),
    });
    const nonces = new Set<string>();
    for (let run = 0; run < 100; run += 1) nonces.add(nonceOf(await sealed.seal('same', query)));
    expect(nonces.size).toBe(50);
  });

  it(
    'A9: salts of the compatible format are never used twice',
    () => {
      const codec = createCodec({ key });
      const count = isLongRun ? 200_000 : 2000;
      const salts = Array.from({ length: count }, () =>
        Buffer.from(toStandard(codec.encrypt('')), 'base64')
          .subarray(8, 16)
          .toString('hex'),
      );
      expect(new Set(salts).size).toBe(count);
    },
    LONG_TIME,
  );

  it('A9: do not open for another purpose or with another key', async () => {
    const text = await sealed.seal('c0123456789ab', { purpose: 'id' });
    expect(await sealed.open(text, { purpose: 'id' })).toEqual({ ok: true, value: 'c0123456789ab' });
    for (const purpose of ['query', 'return', '', 'ID', 'id ', 'i', 'idd', 'id\0']) {
      expect(await sealed.open(text, { purpose })).toMatchObject(damaged);
    }
    expect(await createSealedCodec({ key: 'other' }).open(text, { purpose: 'id' })).toMatchObject(damaged);
  });

  it('A9: with minVersion 1, links in the compatible format are refused', async () => {
    const old = createCodec({ key }).encrypt('2024 HN 12');
    const text = await sealed.seal('2024 HN 12', query);
    const strict = createSealedCodec({ key, minVersion: 1 });
    expect(await strict.open(old, query)).toMatchObject(damaged);
    expect(await strict.open(text.slice(3), query)).toMatchObject(damaged);
    expect(await strict.open(text, query)).toEqual({ ok: true, value: '2024 HN 12' });
    // Control: without minVersion 1 both are read.
    for (const reader of [sealed, createSealedCodec({ key, minVersion: 0 })]) {
      expect(await reader.open(old, query)).toEqual({ ok: true, value: '2024 HN 12' });
    }
  });

  it.each([2, '1', true, Number.NaN, null] as unknown as (0 | 1)[])(
    'A9: an invalid minVersion throws: %s',
    (minVersion) => {
      expect(() => createSealedCodec({ key, minVersion })).toThrow(/minVersion .* 0 or 1/);
    },
  );

  it('A10: work again after the key could not be created at first', async () => {
    const text = await sealed.seal('x', query);
    const codec = createSealedCodec({ key });
    for (const method of ['importKey', 'deriveKey'] as const) {
      const broken = vi.spyOn(crypto.subtle, method).mockRejectedValue(new DOMException('no', 'OperationError'));
      onTestFinished(() => broken.mockRestore());
      expect(await codec.open(text, query)).toMatchObject({ ok: false, error: { code: 'config' } });
      await expect(codec.seal('x', query)).rejects.toMatchObject({ code: 'config' });
      broken.mockRestore();
    }
    expect(await codec.open(text, query)).toEqual({ ok: true, value: 'x' });
    expect(await codec.open(await codec.seal('x', query), query)).toEqual({ ok: true, value: 'x' });
    const nothing = undefined as unknown as typeof query;
    expect(await codec.open(text, nothing)).toMatchObject(damaged);
  });

  it('A9: use the configured substitutes to read the compatible format', async () => {
    const substitutes = { '/': '_', '+': '.~', '=': '*' };
    const old = createCodec({ key, substitutes }).encrypt('2024 HN 12');
    expect(await createSealedCodec({ key, substitutes }).open(old, query)).toEqual({ ok: true, value: '2024 HN 12' });
  });

  it.each([
    ['without subtle', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
    ['without Web Crypto', undefined],
  ])('A10: are never written in a weaker format on a page %s, and the error gives the reason', async (_, webCrypto) => {
    const text = await sealed.seal('x', query);
    const old = createCodec({ key }).encrypt('x');
    vi.stubGlobal('crypto', webCrypto);
    const codec = createSealedCodec({ key });
    const reason = /^Web Crypto is missing: .*https/;
    await expect(codec.seal('x', query)).rejects.toMatchObject({ code: 'config' });
    await expect(codec.seal('x', query)).rejects.toThrow(reason);
    const refused = await codec.open(text, query);
    expect(refused).toMatchObject({ ok: false, error: { code: 'config' } });
    expect(refused.ok ? '' : refused.error.message).toMatch(reason);
    expect(await codec.open(old, query)).toEqual({ ok: true, value: 'x' });
    // Control: with Web Crypto the same codec seals and opens.
    vi.unstubAllGlobals();
    expect(await codec.open(await codec.seal('x', query), query)).toEqual({ ok: true, value: 'x' });
  });

  it('return a typed failure for any other input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (noise) => {
        expect(await sealed.open(`v1.${noise}`, query)).toMatchObject(damaged);
        expect(await sealed.open(noise, query)).toMatchObject(damaged);
      }),
      { numRuns: runs(200, 20_000) },
    );
    for (const foreign of [undefined, null, 7, {}] as unknown as string[]) {
      expect(await sealed.open(foreign, query)).toMatchObject(damaged);
    }
  });

  it('are refused if the content is not UTF-8, even if sealed with the right key', async () => {
    const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'HKDF', false, ['deriveKey']);
    const info = new TextEncoder().encode('headnote sealed link v1');
    const aes = await crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info },
      material,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt'],
    );
    const iv = new Uint8Array(12);
    const seal = async (data: Uint8Array<ArrayBuffer>) => {
      const additionalData = new TextEncoder().encode('v1.query');
      const text = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, data));
      return ofBytes(Buffer.concat([iv, text]));
    };
    // A new codec derives its key again, so this also proves that links of earlier versions can be opened.
    const reader = createSealedCodec({ key });
    expect(await reader.open(await seal(Uint8Array.of(0x61)), query)).toEqual({ ok: true, value: 'a' });
    expect(await reader.open(await seal(Uint8Array.of(0xc3)), query)).toMatchObject(damaged);
    expect(await reader.open(await seal(new Uint8Array(0)), query)).toEqual({ ok: true, value: '' });
  });

  it('use a key that scripts cannot export', async () => {
    const deriveKey = vi.spyOn(crypto.subtle, 'deriveKey');
    onTestFinished(() => deriveKey.mockRestore());
    const codec = createSealedCodec({ key });
    await codec.open(await codec.seal('x', query), query);
    expect(deriveKey).toHaveBeenCalledOnce();
    const derived = (await deriveKey.mock.results[0]?.value) as CryptoKey;
    expect(derived.extractable).toBe(false);
    expect(derived.algorithm).toMatchObject({ name: 'AES-GCM', length: 256 });
  });
});
