import type { HistoryEntry } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { findEntries, historyDays } from './history-days.js';

const entry = (keywords: string, change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: keywords,
  keywords,
  query: '',
  kind: 'text',
  total: 1,
  searchedAt: '2026-03-04T05:06:07Z',
  ...change,
});

describe('findEntries', () => {
  const entries = [entry('Anticipatory bail'), entry('lease'), entry('Bail Act', { kind: 'act' })];

  it('finds every word in any case', () => {
    expect(findEntries(entries, { text: ' BAIL ', kind: 'all' }).map(({ id }) => id)).toEqual([
      'Anticipatory bail',
      'Bail Act',
    ]);
    expect(findEntries(entries, { text: 'bail anticipatory', kind: 'all' })).toHaveLength(1);
  });

  it('tells searches and documents apart', () => {
    expect(findEntries(entries, { text: '', kind: 'searches' })).toHaveLength(2);
    expect(findEntries(entries, { text: '', kind: 'documents' }).map(({ id }) => id)).toEqual(['Bail Act']);
  });
});

describe('historyDays', () => {
  it('groups by the day in India, which begins at 18:30 UTC', () => {
    const entries = [
      entry('a', { searchedAt: '2026-03-03T18:30:00Z' }),
      entry('b', { searchedAt: '2026-03-03T18:29:00Z' }),
      entry('c', { searchedAt: '2026-03-02T06:00:00Z' }),
    ];
    const days = historyDays(entries, Date.parse('2026-03-04T05:00:00Z'));
    expect(days.map(({ title, entries: found }) => [title, found.map(({ id }) => id)])).toEqual([
      ['Today', ['a']],
      ['Yesterday', ['b']],
      ['02 March 2026', ['c']],
    ]);
  });
});
