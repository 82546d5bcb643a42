import { describe, expect, it } from 'vitest';
import { readingPath, readingPlaces, shareOfFragment, storedShare, type ReadingPlace } from './reading-places.js';

const place: ReadingPlace = { id: 'c0123456789ab', kind: 'case', title: 'A v. B', share: 0.4213 };
const stored = {
  id: '7',
  searchedAt: '2026-11-23T10:00:00Z',
  kind: 'case',
  query: place.id,
  keywords: place.title,
  total: storedShare(place.share),
};

describe('the place where a member stopped', () => {
  it('is in the history, between searches', () => {
    expect(readingPlaces([{ ...stored, id: '8', kind: 'text' }, stored])).toEqual([
      { ...place, entryId: '7', readAt: '2026-11-23T10:00:00Z' },
    ]);
  });

  it('is in the address', () => {
    expect(readingPath(place)).toBe('/Lawsuit/case/c0123456789ab#read-4213');
    expect(readingPath({ ...place, kind: 'act', share: 0 })).toBe('/Lawsuit/act/c0123456789ab');
    expect(shareOfFragment('read-4213')).toBe(0.4213);
    expect(shareOfFragment('read-99999')).toBe(1);
    expect(shareOfFragment('para-12')).toBeUndefined();
  });
});
