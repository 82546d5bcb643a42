import type { Folder, SavedQuery, SavedResult } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { countAll, countInside, withChanges, type LibraryData } from './library-data.js';
import { findRows, rowsOf, sortRows } from './library-rows.js';

const result = (id: string, folderId: string, savedAt = ''): SavedResult => ({
  id,
  name: `Case ${id}`,
  description: '',
  kind: '',
  queryId: '',
  total: 0,
  documentId: `c${id}`,
  folderId,
  savedAt,
});
const folder = (id: string, parentId: string, results: readonly SavedResult[]): Folder => ({
  id,
  name: id,
  description: '',
  parentId,
  count: results.length,
  results,
});
const search = (id: string, parentId = ''): SavedQuery => ({
  id,
  query: '',
  keywords: id,
  refineKeywords: '',
  kind: 'text',
  searchType: '',
  parentId,
  savedAt: '',
  total: 0,
  ranAt: '',
});
const data: LibraryData = {
  folders: [
    folder('a', '', [result('1', 'a', '2026-01-02'), result('2', 'a', '2026-01-03')]),
    folder('b', 'a', [result('3', 'b', '2026-01-01')]),
    folder('none', '', []),
  ],
  searches: [search('q1'), search('q2', 'q1')],
  bookmarks: [
    { documentId: 'c1', paragraph: 7, number: '5', isLost: false, savedAt: '' },
    { documentId: 'c1', paragraph: 0, number: '', isLost: false, savedAt: '' },
  ],
  notes: [{ documentId: 'c2', note: 'Ask about limitation', version: 1, changedAt: '' }],
};
const idsIn = ({ folders }: LibraryData) =>
  folders.map(({ id, results, count }) => [id, count, ...results.map((one) => one.id)]);

describe('a change on the screen', () => {
  it('removes results, and folders with all that is in them', () => {
    expect(idsIn(withChanges(data, [{ type: 'remove', kind: 'result', ids: ['1', '3'] }]))).toEqual([
      ['a', 1, '2'],
      ['b', 0],
      ['none', 0],
    ]);
    expect(idsIn(withChanges(data, [{ type: 'remove', kind: 'folder', ids: ['a'] }]))).toEqual([['none', 0]]);
  });

  it('moves results, and keeps one of a document that the folder has already', () => {
    const again = { ...data, folders: [...data.folders, folder('d', '', [{ ...result('9', 'd'), documentId: 'c1' }])] };
    const moved = withChanges(again, [{ type: 'move', ids: ['1', '3'], folderId: 'd' }]);
    expect(idsIn(moved)).toEqual([
      ['a', 1, '2'],
      ['b', 0],
      ['none', 0],
      ['d', 2, '1', '3'],
    ]);
    expect(countAll(moved.folders)).toBe(3);
  });

  it('removes a search and leaves what refines it, one bookmark, a note', () => {
    const { searches, bookmarks, notes } = withChanges(data, [
      { type: 'remove', kind: 'query', ids: ['q1'] },
      { type: 'remove-bookmark', documentId: 'c1', paragraph: 0, isLost: false },
      { type: 'remove-note', documentId: 'c2' },
    ]);
    expect(searches).toMatchObject([{ id: 'q2', parentId: '' }]);
    expect([bookmarks.map(({ paragraph }) => paragraph), notes]).toEqual([[7], []]);
  });
});

describe('a list of saved results', () => {
  it('counts what is in a folder with the folders inside it', () => {
    expect([countInside(data.folders, 'a'), countInside(data.folders, 'b')]).toEqual([3, 1]);
  });

  it('is found by words of names and notes, and has an order', () => {
    const rows = rowsOf(data, 'all', new Map());
    const ids = (some: typeof rows) => some.map(({ result: { id } }) => id);
    expect(ids([...findRows(rows, 'LIMITATION ask')])).toEqual(['2']);
    expect(ids([...findRows(rows, '')])).toHaveLength(3);
    expect(ids(sortRows(rows, 'saved'))).toEqual(['2', '1', '3']);
    expect(ids(rowsOf(data, { folderId: 'b' }, new Map()))).toEqual(['3']);
    expect(rows[0]?.bookmarks.map(({ paragraph }) => paragraph)).toEqual([0, 7]);
  });
});
