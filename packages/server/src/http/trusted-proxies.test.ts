import { calls } from '@headnote/core/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import type { ServerOptions } from '../config/config.js';

const PROXY = '10.0.0.7';
const words = { query: { match: { topic: 'lease' } } };

let test: TestApp;
afterEach(() => test.close());

/** A library where an address may make one search without signing in. */
const open = async (settings: ServerOptions) => {
  test = await openTestApp({ settings, visitorSearches: 1 });
};

async function search(remoteAddress: string, forwarded?: string): Promise<number> {
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: calls.search.cases.path,
    remoteAddress,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: words,
  });
  return statusCode;
}

describe('the address whose searches are counted', () => {
  it('is that of the connection without TRUSTED_PROXIES, whatever the header says', async () => {
    await open({});
    expect(await search(PROXY, '203.0.113.1')).toBe(200);
    expect(await search(PROXY, '203.0.113.2')).toBe(429);
  });

  it('is the one that a trusted proxy has appended, so that readers do not share a limit', async () => {
    await open({ trustedProxies: ['10.0.0.0/24'] });
    expect(await search(PROXY, '203.0.113.1')).toBe(200);
    expect(await search(PROXY, '203.0.113.2')).toBe(200);
    expect(await search(`::ffff:${PROXY}`, '203.0.113.2')).toBe(429);
  });

  it('is not one that the reader wrote into the header before the proxy', async () => {
    await open({ trustedProxies: [PROXY] });
    expect(await search(PROXY, '198.51.100.1, 203.0.113.1')).toBe(200);
    expect(await search(PROXY, '198.51.100.2, 203.0.113.1')).toBe(429);
    expect(await search(PROXY, `${PROXY}, 198.51.100.3, 203.0.113.1`)).toBe(429);
  });

  it('is that of the connection if the header does not come from a trusted proxy', async () => {
    await open({ trustedProxies: [PROXY] });
    expect(await search('192.0.2.1', '203.0.113.1')).toBe(200);
    expect(await search('192.0.2.1', '203.0.113.2')).toBe(429);
    expect(await search('192.0.2.1', `203.0.113.3, ${PROXY}`)).toBe(429);
  });
});

it('takes nothing else from a trusted proxy: links keep the known host', async () => {
  await open({ trustedProxies: [PROXY], host: '192.0.2.80', port: 8787 });
  const { body } = await test.app.inject({
    url: '/robots.txt',
    remoteAddress: PROXY,
    headers: { host: 'localhost:8787', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  expect(body).toContain('http://localhost:8787/sitemap.xml');
});
