import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnServer, startServer } from './server-process.js';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-two-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('L4: a second server on the same data', () => {
  it('refuses to start with the reason, and the first goes on', { timeout: 120_000 }, async () => {
    const first = await startServer(dataDir);
    try {
      const second = await spawnServer(dataDir);
      let told = '';
      second.stderr?.on('data', (chunk: Buffer) => (told += chunk.toString()));
      const [code] = (await once(second, 'close')) as [number | null];
      expect([code, told]).toEqual([1, expect.stringMatching(/^Another Headnote server already uses [^\n]+\.\n$/)]);
      expect((await fetch(new URL('/readyz', first.url))).status).toBe(200);
    } finally {
      await first.stop();
    }
  });
});
