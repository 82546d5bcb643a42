import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Store } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { answersOf } from './captcha.fixtures.js';
import { createCaptcha, type Captcha } from './captcha.js';
import { drawPicture, pictureAsSvg } from './draw-picture.js';

const SECRET = 'a secret of tests';
const MINUTE = 60_000;

let folder: string;
let store: Store;
let captcha: Captcha;
let clock: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headnote-captcha-'));
  store = await openDatabase(await testDatabase(folder));
  clock = Date.UTC(2026, 10, 23);
  captcha = createCaptcha({ db: store.db, secret: SECRET, now: () => clock });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const charactersOf = (id: string) => answersOf(id, SECRET).characters;
const consume = (id: string, text: string) =>
  runTransaction(store.db, (transaction) => captcha.consume(transaction, { id, text }));
const stored = () => store.db.selectFrom('captcha_challenges').selectAll().execute();

describe('a challenge', () => {
  it('accepts the characters of the picture in any case, or the digits of the sound', async () => {
    const [one, other] = [captcha.create(), captcha.create()];
    expect(await captcha.validate(one, ` ${charactersOf(one).toLowerCase()} `)).toBe(true);
    expect(await captcha.validate(other, answersOf(other, SECRET).digits.split('').join(' '))).toBe(true);
  });

  it('K11: counts for one form only', async () => {
    const id = captcha.create();
    expect(await captcha.validate(id, charactersOf(id))).toBe(true);
    expect(await consume(id, charactersOf(id))).toBe(true);
    expect(await consume(id, charactersOf(id))).toBe(false);
    expect(await captcha.validate(id, charactersOf(id))).toBe(false);
  });

  it('K11: counts for one of twenty forms that are sent at the same time', async () => {
    const id = captcha.create();
    await captcha.validate(id, charactersOf(id));
    const results = await Promise.all(Array.from({ length: 20 }, () => consume(id, charactersOf(id))));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  it('counts with the form alone, without a check before', async () => {
    const id = captcha.create();
    expect(await consume(id, charactersOf(id))).toBe(true);
    expect(await consume(id, charactersOf(id))).toBe(false);
  });

  it('is kept when the form could not be stored', async () => {
    const id = captcha.create();
    const attempt = runTransaction(store.db, async (transaction) => {
      expect(await captcha.consume(transaction, { id, text: charactersOf(id) })).toBe(true);
      throw new Error('disk full');
    });
    await expect(attempt).rejects.toThrow('disk full');
    expect(await consume(id, charactersOf(id))).toBe(true);
  });

  it.each([
    ['a check', (id: string) => captcha.validate(id, 'WRONG')],
    ['a form', (id: string) => consume(id, 'WRONG')],
  ])('ends with a wrong text in %s', async (_where, attempt) => {
    const id = captcha.create();
    expect(await attempt(id)).toBe(false);
    expect(await captcha.validate(id, charactersOf(id))).toBe(false);
    expect(await consume(id, charactersOf(id))).toBe(false);
  });

  it('ends with a wrong text after a right one', async () => {
    const id = captcha.create();
    await captcha.validate(id, charactersOf(id));
    await captcha.validate(id, 'WRONG');
    expect(await consume(id, charactersOf(id))).toBe(false);
  });

  it('K11: does not accept the text of another challenge', async () => {
    const [one, other] = [captcha.create(), captcha.create()];
    await captcha.validate(other, charactersOf(other));
    expect(await consume(one, charactersOf(other))).toBe(false);
  });

  it('can be answered for ten minutes, and used for ten minutes more', async () => {
    const id = captcha.create();
    const late = captcha.create();
    clock += 10 * MINUTE - 1;
    expect(await captcha.validate(id, charactersOf(id))).toBe(true);
    clock += 1;
    expect(await captcha.validate(late, charactersOf(late))).toBe(false);
    expect(captcha.picture(late)).toBeNull();
    expect(captcha.sound(late)).toBeNull();
    clock += 10 * MINUTE - 2;
    expect(await consume(id, charactersOf(id))).toBe(true);
  });

  it('is worth nothing ten minutes after its check', async () => {
    const id = captcha.create();
    await captcha.validate(id, charactersOf(id));
    clock += 10 * MINUTE;
    expect(await consume(id, charactersOf(id))).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(40), '!'.repeat(40), `${'A'.repeat(39)}=`, 'A'.repeat(5000)])(
    'is not made up: %s',
    async (id) => {
      expect(await captcha.validate(id, 'A')).toBe(false);
      expect(await consume(id, 'A')).toBe(false);
      expect([captcha.picture(id), captcha.sound(id)]).toEqual([null, null]);
      expect(await stored()).toEqual([]);
    },
  );

  it('is made by one server only', async () => {
    const other = createCaptcha({ db: store.db, secret: 'another secret', now: () => clock });
    expect(captcha.picture(other.create())).toBeNull();
  });

  it('takes no storage before somebody answers it, and none after it has expired', async () => {
    for (let count = 0; count < 100; count += 1) captcha.create();
    expect(await stored()).toEqual([]);
    const id = captcha.create();
    await captcha.validate(id, 'WRONG');
    expect(await stored()).toHaveLength(1);
    clock += 20 * MINUTE + 1;
    await captcha.purge();
    expect(await stored()).toEqual([]);
  });
});

describe('the picture', () => {
  it('is the same for the same challenge and another for every other', () => {
    const id = captcha.create();
    expect(captcha.picture(id)).toEqual(captcha.picture(id));
    const pictures = Array.from({ length: 50 }, () => captcha.picture(captcha.create())?.characters);
    expect(new Set(pictures).size).toBe(50);
  });

  it('contains drawn lines and no character as text', () => {
    const picture = captcha.picture(captcha.create());
    const svg = picture ? pictureAsSvg(picture) : '';
    expect(svg).not.toMatch(/<text|title|desc/);
    expect(picture?.characters).toMatch(/^(M[\d.-]+ [\d.-]+L[\d.-]+ [\d.-]+)+$/);
  });

  it('stays in its frame', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let run = 0; run < 200; run += 1) {
      const { characters } = drawPicture('WMWMWM', random);
      const numbers = [...characters.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      expect(Math.min(...numbers.map(([x]) => x))).toBeGreaterThan(0);
      expect(Math.max(...numbers.map(([x]) => x))).toBeLessThan(200);
      expect(Math.min(...numbers.map(([, y]) => y))).toBeGreaterThan(0);
      expect(Math.max(...numbers.map(([, y]) => y))).toBeLessThan(60);
    }
  });
});

describe('the sound', () => {
  it('is a WAV file of a few seconds, the same for the same challenge', () => {
    const id = captcha.create();
    const sound = captcha.sound(id);
    expect(sound?.subarray(0, 4).toString()).toBe('RIFF');
    expect(sound?.readUInt32LE(4)).toBe((sound?.length ?? 0) - 8);
    const seconds = (sound?.length ?? 0) / 2 / 16_000;
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(12);
    expect(captcha.sound(id)).toEqual(sound);
  });
});
