import { alertLimits } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfAtom } from '../xml.fixtures.js';
import { alertFeed } from './alert-feed.js';
import { dailySlot, weeklySlot } from './mail-slots.js';
import type { ShownHit } from './read-hits.js';

const hitOf = (at: number): ShownHit =>
  ({
    alertId: 'w1',
    event: 'new',
    documentId: `c${at}`,
    title: `<Rao & Sons> v. State\u0007 ${at} ${'long '.repeat(100)}`,
    citation: '2020 HN 1',
    houseCitation: '2020 HN 1',
    courtName: 'Supreme Court',
    decidedOn: '2020-01-02',
    byId: '',
    byTitle: '',
    byCitation: '',
    sentence: '',
    paragraph: '',
    isWithdrawn: false,
    foundAt: '2026-11-22T01:40:00.000Z',
    row: { alert_id: 'w1', document_id: `c${at}`, event: 'new', by_id: '' },
  }) as unknown as ShownHit;

it('leaves the oldest entries out of a feed that would be too long, and has no character that XML forbids', () => {
  const hits = Array.from({ length: 5000 }, (_, at) => hitOf(at));
  const names = new Map([['w1', 'Leases']]);
  const feed = alertFeed({
    library: 'Headnote',
    origin: 'https://h.example',
    url: 'https://h.example/f',
    now: 0,
    hits,
    names,
  });
  expect(Buffer.byteLength(feed)).toBeLessThanOrEqual(alertLimits.maxFeedBytes);
  expect(Buffer.byteLength(feed)).toBeGreaterThan(alertLimits.maxFeedBytes - 5000);
  expect(feed).toContain('&lt;Rao &amp; Sons&gt; v. State 0 long');
  expect(feed.endsWith('</entry>\n</feed>\n')).toBe(true);
  expect(faultsOfAtom(feed)).toEqual([]);
});

describe('control: a feed', () => {
  const one = { library: 'Headnote', origin: 'https://h.example', url: 'https://h.example/f', now: 0 };
  const valid = alertFeed({ ...one, hits: [hitOf(1), hitOf(2)], names: new Map() });

  it.each([
    ['without an id', /<id>.*<\/id>\n/, ''],
    ['with a word for a date', /(?<=<updated>).*?(?=<)/, 'yesterday'],
    ['without an author', /<author>.*<\/author>\n/, ''],
    ['without a link to itself', /rel="self"/, 'rel="via"'],
    ['of entries with one id', /(?<=<id>urn:sha256:)[0-9a-f]+/g, 'a'],
    ['with an entry that leads nowhere', /<link rel="alternate"(?=[^>]*\/case\/)[^>]*>/, ''],
    ['with a link that is no address', /href="https:\/\/h.example\/case\/[^"]*"/, 'href="nowhere"'],
    ['of another kind', /Atom">/, 'Other">'],
  ])('%s is not valid', (_, part, other) => {
    expect(faultsOfAtom(valid)).toEqual([]);
    expect(faultsOfAtom(valid.replace(part, other))).not.toEqual([]);
  });

  it('that is not well formed is no XML', () => {
    expect(() => faultsOfAtom(valid.replace('</entry>', ''))).toThrow();
  });
});

it('finds the last seven o’clock, and the last Monday, of a time zone', () => {
  const now = Date.UTC(2026, 10, 26, 1, 29);
  expect(dailySlot(now, 'Asia/Kolkata')).toEqual({ at: Date.UTC(2026, 10, 25, 1, 30), day: '2026-11-25' });
  expect(dailySlot(now + 60_000, 'Asia/Kolkata')).toEqual({ at: Date.UTC(2026, 10, 26, 1, 30), day: '2026-11-26' });
  expect(dailySlot(now, 'America/New_York')).toEqual({ at: Date.UTC(2026, 10, 25, 12), day: '2026-11-25' });
  expect(weeklySlot(now, 'Asia/Kolkata')).toEqual({ at: Date.UTC(2026, 10, 23, 1, 30), day: '2026-11-23' });
});
