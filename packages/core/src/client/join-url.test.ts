import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { calls, type Call } from '../contract/index.js';
import { clientOf } from './client.fixtures.js';
import { exampleOf } from './example-of.fixtures.js';
import { joinUrl } from './join-url.js';

const every: readonly Call[] = Object.values(calls).flatMap((service): Call[] => Object.values(service));

/** The address that a call with this path goes to. */
async function addressOf(call: Call<never>, bases: { readonly api: string; render?: string; web?: string }) {
  let url = '';
  const fetch = (async (request: Request) => {
    url = request.url;
    await request.text();
    return Response.json({ flag: true, message: '' });
  }) as typeof globalThis.fetch;
  const all: Call = { ...call, answerAs: 'json', envelope: false, answer: v.unknown() };
  await clientOf(all, { bases, fetch }).call(exampleOf(call).input as never);
  return url;
}

describe('C9: the address of a call', () => {
  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example//', 'https://api.example'],
    [' https://api.example/ ', 'https://api.example'],
    ['https://host.example/law', 'https://host.example/law'],
    ['https://host.example/law/', 'https://host.example/law'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('has one slash after the base, for every call: %j', async (base, start) => {
    for (const call of every) {
      const url = await addressOf(call, { api: base });
      const path = call.path.includes('{') ? '/' : `/${call.path.replace(/^\/+/, '')}`;
      expect(url.startsWith(start + path), `${call.service}.${call.name}: ${url}`).toBe(true);
      expect(url.slice('https://'.length)).not.toContain('//');
    }
  });

  it('has a slash if the path is spelt without one', () => {
    expect(joinUrl('https://api.example', 'api/things')).toBe('https://api.example/api/things');
    expect(joinUrl('', 'api/things')).toBe('/api/things');
  });

  it('starts with its base for any path from an input', () => {
    for (const path of ['//evil.example/x', '/\\evil.example', '\\\\evil.example', '///evil.example'])
      expect(new URL(joinUrl('', path), 'https://site.example').host).toBe('site.example');
  });

  it('starts with the base of its kind, by default with the first', async () => {
    const call: Call<undefined> = calls.welcome.totals;
    const bases = { api: 'https://api.example', render: 'https://pdf.example/', web: 'https://www.example' };
    expect(await addressOf({ ...call, base: 'render' }, bases)).toMatch(/^https:\/\/pdf\.example\/api\//);
    expect(await addressOf({ ...call, base: 'web' }, bases)).toMatch(/^https:\/\/www\.example\/api\//);
    expect(await addressOf({ ...call, base: 'render' }, { api: bases.api })).toMatch(/^https:\/\/api\.example\/api\//);
  });
});

describe('C9: the query of a call', () => {
  const anyQuery = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }));
  const arrivesWhole = (join: (base: string, path: string, query: Readonly<Record<string, string>>) => string) =>
    fc.property(anyQuery, (query) => {
      const url = new URL(join('https://api.example', '/x', query));
      expect([...url.searchParams]).toEqual(Object.entries(query));
      expect(url.hash).toBe('');
    });

  it('is encoded once: it arrives unchanged', () => {
    fc.assert(arrivesWhole(joinUrl), { examples: [[{ book: 'A&B', q: '100% + "x" # é=?' }]] });
  });

  it.each<[string, (value: string) => string]>([
    ['twice', encodeURIComponent],
    ['not at all', (value) => value.replaceAll('%', '')],
  ])('control: the same check fails for one encoded %s', (_, encode) => {
    const wrong = (base: string, path: string, query: Readonly<Record<string, string>>) =>
      joinUrl(base, path, Object.fromEntries(Object.entries(query).map(([name, value]) => [name, encode(value)])));
    expect(fc.check(arrivesWhole(wrong), { numRuns: 1000, seed: 1 }).failed).toBe(true);
  });
});
