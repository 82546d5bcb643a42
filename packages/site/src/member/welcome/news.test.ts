import type { SavedResult } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import type { FoundDocument } from '../../data/document-queries.js';
import { lastVisit, splitNew, treatedSince } from './news.js';

const at = (searchedAt: string) => ({ searchedAt });

describe('what is new', () => {
  it('begins after the last day with a search or a document, in India', () => {
    const history = [at('2026-11-22T04:00:00Z'), at('2026-11-19T19:00:00Z'), at('2026-11-10T04:00:00Z'), at('')];
    expect(lastVisit(history, '2026-11-22')).toBe('2026-11-20');
    expect(lastVisit([at('2026-11-22T04:00:00Z')], '2026-11-22')).toBeUndefined();
  });

  it('is a case decided after that day; none at the first visit', () => {
    const cases = [{ record: { decidedOn: '2026-11-21' } }, { record: { decidedOn: '2026-11-20' } }, { record: {} }];
    expect(splitNew(cases, '2026-11-20').fresh).toEqual([cases[0]]);
    expect(splitNew(cases, undefined)).toEqual({ fresh: [], seen: cases });
  });

  it('is a saved judgment that was overruled after it was saved, once, whatever the folders', () => {
    const document = (id: string, decidedOn: string) =>
      [id, { id, record: { id }, later: { decidedOn } } as unknown as FoundDocument] as const;
    const documents = new Map([document('c1', '2026-11-02'), document('c2', '2020-01-01')]);
    const saved = (documentId: string) => ({ documentId, savedAt: '2026-11-01T10:00:00Z' }) as SavedResult;
    const treated = treatedSince([saved('c1'), saved('c1'), saved('c2'), saved('c3')], documents);
    expect(treated.map(({ id }) => id)).toEqual(['c1']);
  });
});
