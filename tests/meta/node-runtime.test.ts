import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { HASHES } from '../../scripts/node-runtime.mjs';

const folder = mkdtempSync(join(tmpdir(), 'headnote-node-runtime-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A package of one file, as the registry keeps it. */
function tarball(name: string): Buffer {
  const content = Buffer.from(JSON.stringify({ name, version: '1.0.0' }));
  const header = Buffer.alloc(512);
  header.write('package/package.json', 0);
  header.write('000644 \0', 100);
  header.write('000000 \x00000000 \x00', 108);
  header.write(`${content.length.toString(8).padStart(11, '0')} `, 124);
  header.write('00000000000 ', 136);
  header.write('        0', 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return gzipSync(Buffer.concat([header, content, Buffer.alloc(1024 + 512 - content.length)]));
}

/** Installs in a process of its own, because the install waits without letting this one serve the package. */
async function install(integrity: string): Promise<boolean> {
  const name = 'headnote-pinned-fixture';
  const server = createServer((_request, response) => response.end(tarball(name))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const home = mkdtempSync(join(folder, 'home-'));
  const module = new URL('../../scripts/node-runtime.mjs', import.meta.url).href;
  const options = JSON.stringify({ home, name, version: '1.0.0', integrity });
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { installPinned } from '${module}'; process.exit(installPinned(${options}) ? 0 : 3)`,
    ],
    {
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}`,
        npm_config_cache: mkdtempSync(join(folder, 'cache-')),
        npm_config_fetch_retries: '0',
      },
      stdio: 'ignore',
    },
  );
  const [code] = (await once(child, 'close')) as [number];
  server.close();
  const isThere = existsSync(join(home, 'node_modules', name));
  expect(code).toBe(isThere ? 0 : 3);
  return isThere;
}

const hashOf = (data: Buffer) => `sha512-${createHash('sha512').update(data).digest('base64')}`;

describe('the Node that npm ci fetches', () => {
  it('is installed only if it has the pinned hash', async () => {
    expect(await install(hashOf(tarball('headnote-pinned-fixture')))).toBe(true);
    expect(await install(hashOf(Buffer.from('something else')))).toBe(false);
  });

  it('has a pinned SHA-512 for every package that can be fetched', () => {
    const hashes = Object.values(HASHES);
    expect(hashes.length).toBeGreaterThanOrEqual(3);
    for (const hash of hashes) expect(hash).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(readFileSync(new URL('../../scripts/ensure-node.mjs', import.meta.url), 'utf8')).toContain(
      'installPinned({',
    );
  });
});
