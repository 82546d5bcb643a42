import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { writeBuiltSite } from './site.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ settings: writeBuiltSite() });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the language of a page', () => {
  it.each([
    ['no cookie', undefined, 'en-IN', 'Page'],
    ['the cookie for Hindi', 'a=b; lang=hi', 'hi', 'पृष्ठ'],
    ['a cookie of another name', 'slang=hi; xlang=hi', 'en-IN', 'Page'],
    ['an unknown language', 'lang=fr', 'en-IN', 'Page'],
  ])('is that of the reader’s choice: %s', async (_what, cookie, language, title) => {
    const { headers, body } = await get('/about', cookie === undefined ? {} : { cookie });
    expect(headers['content-language']).toBe(language);
    expect(body).toContain(`<title>${title}</title>`);
    expect(String(headers['vary']).toLowerCase()).toContain('cookie');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/about?lang=hi', '/about'],
    ['/casedetail?lang=hi&id=abc', '/casedetail?id=abc'],
    ['/Lawsuit/searchresults?q=a%26b&lang=hi&p=2?', '/Lawsuit/searchresults?q=a%26b&p=2?'],
    ['/?lang=hi&', '/'],
    ['//evil.example/x?lang=hi', '/evil.example/x'],
    ['/x?lang=en&lang=hi', '/x'],
  ])('changes with %s, which leads to the same address without it', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['location']]).toEqual([302, location]);
    expect(headers['set-cookie']).toBe('lang=hi; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is English again without a cookie', async () => {
    const { headers } = await get('/about?lang=en', { cookie: 'lang=hi' });
    expect(headers['set-cookie']).toBe('lang=en; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  });

  it('stays if an address names a language that does not exist', async () => {
    const { statusCode, headers, body } = await get('/about?lang=fr', { cookie: 'lang=hi' });
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    expect(body).toContain('/about?lang=fr');
  });

  it('has files of its own, which never change', async () => {
    const { body, headers } = await get('/assets/hi/entry-def.js');
    expect(body).toBe('console.log(2)\n');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

it('a site without Hindi is English', async () => {
  const { siteDir, widgetsDir } = writeBuiltSite();
  rmSync(`${siteDir}/hi`, { recursive: true });
  const english = await openTestApp({ settings: { siteDir, widgetsDir } });
  try {
    const { headers, body } = await english.app.inject({ url: '/about', headers: { cookie: 'lang=hi' } });
    expect(headers['content-language']).toBe('en-IN');
    expect(body).toContain('<title>Page</title>');
  } finally {
    await english.close();
  }
});
