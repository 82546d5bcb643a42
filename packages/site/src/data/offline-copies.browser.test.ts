import { afterEach, describe, expect, it } from 'vitest';
import {
  removeAllCopies,
  removeCopy,
  removeCopiesOfOthers,
  saveCopy,
  listCopies,
  MAX_COPIES,
  readCopy,
  type OfflineCopy,
} from './offline-copies.js';

const kept = (userId: string, id: string, day = 1): OfflineCopy => ({
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

afterEach(removeAllCopies);

describe('documents on a device', () => {
  it('are those of one member, the latest first', async () => {
    await saveCopy(kept('7', 'c1', 1));
    await saveCopy(kept('7', 'c2', 2));
    await saveCopy(kept('8', 'c3', 3));
    expect((await listCopies('7')).map(({ id }) => id)).toEqual(['c2', 'c1']);
    expect(await readCopy('7', 'c1')).toEqual(kept('7', 'c1', 1));
    expect(await readCopy('7', 'c3')).toBeUndefined();
  });

  it('are replaced and removed one by one', async () => {
    await saveCopy(kept('7', 'c1', 1));
    await saveCopy({ ...kept('7', 'c1', 5), title: 'Newer' });
    expect(await listCopies('7')).toMatchObject([{ title: 'Newer' }]);
    await removeCopy('7', 'c1');
    expect(await listCopies('7')).toEqual([]);
  });

  it('leave for the next member, and at a sign-out with their database', async () => {
    await saveCopy(kept('7', 'c1'));
    await saveCopy(kept('8', 'c2'));
    await removeCopiesOfOthers('8');
    expect(await readCopy('7', 'c1')).toBeUndefined();
    expect(await readCopy('8', 'c2')).toBeDefined();
    await removeAllCopies();
    expect(await databases()).not.toContain('headnote-offline');
  });

  it('make room: the one that was kept first leaves', async () => {
    for (let at = 0; at < MAX_COPIES; at += 1)
      await saveCopy({ ...kept('7', `c${at}`), keptAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString() });
    await saveCopy({ ...kept('7', 'new'), keptAt: new Date(Date.UTC(2027, 0, 1)).toISOString() });
    const ids = (await listCopies('7')).map(({ id }) => id);
    expect(ids).toHaveLength(MAX_COPIES);
    expect(ids[0]).toBe('new');
    expect(ids).not.toContain('c0');
  });

  it('are not looked for by creating a database', async () => {
    expect(await listCopies('7')).toEqual([]);
    await removeCopiesOfOthers('7');
    expect(await databases()).not.toContain('headnote-offline');
  });
});
