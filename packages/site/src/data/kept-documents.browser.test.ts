import { afterEach, describe, expect, it } from 'vitest';
import {
  dropAll,
  dropKept,
  dropOthers,
  keepDocument,
  listKept,
  MOST_KEPT,
  readKept,
  type KeptDocument,
} from './kept-documents.js';

const kept = (userId: string, id: string, day = 1): KeptDocument => ({
  userId,
  id,
  kind: 'judgment',
  title: `Title of ${id}`,
  keptAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  record: { content: '<p>Text</p>' },
  citations: undefined,
  note: null,
});
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

afterEach(dropAll);

describe('documents on a device', () => {
  it('are those of one member, the latest first', async () => {
    await keepDocument(kept('7', 'c1', 1));
    await keepDocument(kept('7', 'c2', 2));
    await keepDocument(kept('8', 'c3', 3));
    expect((await listKept('7')).map(({ id }) => id)).toEqual(['c2', 'c1']);
    expect(await readKept('7', 'c1')).toEqual(kept('7', 'c1', 1));
    expect(await readKept('7', 'c3')).toBeUndefined();
  });

  it('are replaced and removed one by one', async () => {
    await keepDocument(kept('7', 'c1', 1));
    await keepDocument({ ...kept('7', 'c1', 5), title: 'Newer' });
    expect(await listKept('7')).toMatchObject([{ title: 'Newer' }]);
    await dropKept('7', 'c1');
    expect(await listKept('7')).toEqual([]);
  });

  it('leave for the next member, and at a sign-out with their database', async () => {
    await keepDocument(kept('7', 'c1'));
    await keepDocument(kept('8', 'c2'));
    await dropOthers('8');
    expect(await readKept('7', 'c1')).toBeUndefined();
    expect(await readKept('8', 'c2')).toBeDefined();
    await dropAll();
    expect(await databases()).not.toContain('headnote-offline');
  });

  it('make room: the one that was kept first leaves', async () => {
    for (let at = 0; at < MOST_KEPT; at += 1)
      await keepDocument({ ...kept('7', `c${at}`), keptAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString() });
    await keepDocument({ ...kept('7', 'new'), keptAt: new Date(Date.UTC(2027, 0, 1)).toISOString() });
    const ids = (await listKept('7')).map(({ id }) => id);
    expect(ids).toHaveLength(MOST_KEPT);
    expect(ids[0]).toBe('new');
    expect(ids).not.toContain('c0');
  });

  it('are not looked for by creating a database', async () => {
    expect(await listKept('7')).toEqual([]);
    await dropOthers('7');
    expect(await databases()).not.toContain('headnote-offline');
  });
});
