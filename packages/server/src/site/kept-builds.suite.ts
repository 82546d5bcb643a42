import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp } from '../app.fixtures.js';
import { type FileStore, namesIn } from '../files/file-store.js';
import { writeBuiltSite } from './site.fixtures.js';

/** What builds of the site and of the widgets have. */
const TYPES = ['css', 'js', 'json', 'png', 'svg', 'webp', 'woff2'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a page of an earlier build can load, wherever the files are. */
export function describeKeptBuilds(where: string, openFiles: (folder: string) => Promise<FileStore>): void {
  describe(`files of earlier builds in ${where}`, () => {
    /** A store, and servers on it; each has a file of its own beside what all builds have. */
    async function share() {
      const folder = await mkdtemp(join(tmpdir(), 'headnote-shared-'));
      const files = await openFiles(folder);
      onTestFinished(async () => {
        files.close();
        await rm(folder, { recursive: true });
      });
      const clock = { now: Date.now() };
      const start = async (chunk: string) => {
        const settings = writeBuiltSite();
        const assets = join(settings.siteDir, 'client/assets');
        for (const type of TYPES) await writeFile(join(assets, `${chunk}.${type}`), `console.log('${chunk}')\n`);
        const test = await openTestApp({ settings, files });
        onTestFinished(() => test.close());
        // Each look at the store is a while after the last one.
        const pass = () => {
          clock.now += MINUTE / 10;
          test.clock.now = clock.now;
        };
        return {
          get: async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
            pass();
            return test.app.inject({ url, method });
          },
          keep: async () => {
            pass();
            await test.kept.keep();
          },
        };
      };
      return { start, clock, files };
    }

    it('are answered for 24 hours after the last server that had them, as its own are', async () => {
      const { start, clock, files } = await share();
      const old = await start('lazy-old1');
      await old.keep();
      const next = await start('lazy-new1');
      await next.keep();
      const shown = ({ statusCode, payload, headers }: Awaited<ReturnType<typeof old.get>>) => {
        const { 'x-request-id': _id, date: _date, etag: _tag, 'last-modified': _at, ...others } = headers;
        return { statusCode, payload, others };
      };
      for (const type of TYPES) {
        const url = `/assets/lazy-old1.${type}`;
        const kept = shown(await next.get(url));
        expect(kept).toEqual(shown(await old.get(url)));
        expect(kept.others['cache-control']).toBe('public, max-age=31536000, immutable');
      }
      const head = await next.get('/assets/lazy-old1.js', 'HEAD');
      expect([head.statusCode, head.payload]).toEqual([200, '']);
      // The other way round, while both run.
      expect((await old.get('/assets/lazy-new1.js')).statusCode).toBe(200);
      clock.now += DAY - 30 * MINUTE;
      await next.keep();
      expect((await next.get('/assets/lazy-old1.js')).payload).toBe("console.log('lazy-old1')\n");
      clock.now += 45 * MINUTE;
      expect((await next.get('/assets/lazy-old1.js')).statusCode).toBe(404);
      await next.keep();
      const names = await namesIn(files, 'served/');
      expect(names).toEqual(
        ['entry-abc.js', 'hi/entry-def.js', ...TYPES.map((type) => `lazy-new1.${type}`), 'site-abc.css'].map(
          (name) => `served/assets/${name}`,
        ),
      );
    });

    it('are none but those that a build made', async () => {
      const { start, files } = await share();
      const server = await start('lazy-own1');
      await server.keep();
      await files.keep('originals/a1/secret.pdf', Buffer.from('%PDF'));
      await files.keep('served/assets/stray.js', Buffer.from('stray'));
      for (const url of [
        '/assets/stray.js',
        '/assets/../originals/a1/secret.pdf',
        '/assets/%2e%2e/originals/a1/secret.pdf',
        '/assets/..%2foriginals%2fa1%2fsecret.pdf',
        '/served/assets/lazy-own1.js',
        '/widgets/1.2.3/..%2f..%2foriginals%2fa1%2fsecret.pdf',
        '/widgets/9.9.9/latest-cases.js',
        '/assets/hi/stray.js',
      ]) {
        const answer = await server.get(url);
        expect([url, /stray'?$|%PDF|lazy-own1/.test(answer.payload.replaceAll(url, ''))]).toEqual([url, false]);
      }
      expect((await server.get('/assets/stray.js')).statusCode).toBe(404);
    });

    it('of a release of the widgets stay, for pages that pin it', async () => {
      const { start, clock, files } = await share();
      const server = await start('lazy-own2');
      await files.keep('widgets/0.9.0/latest-cases.js', Buffer.from('old'));
      const answer = await server.get('/widgets/0.9.0/latest-cases.js?x=1');
      expect([answer.statusCode, answer.payload]).toEqual([200, 'old']);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      clock.now += 9 * DAY;
      expect((await server.get('/widgets/0.9.0/latest-cases.js')).statusCode).toBe(200);
      expect((await server.get('/widgets/0.9.0/other.js')).statusCode).toBe(404);
    });
  });
}
