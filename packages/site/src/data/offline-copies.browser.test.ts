import { afterEach, describe, expect, it } from 'vitest';
import {
  removeAllCopies,
  removeCopy,
  removeCopiesOfOthers,
  saveCopy,
  listCopies,
  MAX_COPIES,
  readCopy,
  readCopyPart,
  rememberAccess,
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

  describe('of a member whose subscription ends on 28 November 2026', () => {
    const note = { documentId: 'c1', text: 'Ask counsel' };
    const parts = ['record', 'citations', 'note'] as const;
    const shownAt = async (time: string) => {
      const found = await Promise.all(
        parts.map((part) => readCopyPart({ userId: '7', id: 'c1', part }, new Date(time).getTime())),
      );
      return parts.filter((_part, at) => found[at] !== undefined);
    };
    const last = '2026-11-28T23:59:59+05:30';
    const after = '2026-11-29T00:00:00+05:30';

    it('are shown on the last day, hidden after it but for the note, and shown again after a renewal', async () => {
      await saveCopy({ ...kept('7', 'c1'), citations: { cites: [] }, note });
      expect(await shownAt(after)).toEqual(parts);
      await rememberAccess('7', { endDate: '2026-11-28' });
      expect(await shownAt(last)).toEqual(parts);
      expect(await shownAt(after)).toEqual(['note']);
      expect(await readCopy('7', 'c1')).toMatchObject({ note, record: { content: '<p>Text</p>' } });
      await rememberAccess('7', { endDate: '2027-11-28' });
      expect(await shownAt(after)).toEqual(parts);
      await rememberAccess('7', { endDate: null });
      expect(await shownAt(after)).toEqual(['note']);
    });

    it('leave no day behind: not at a sign-out, not for the next member, not without copies', async () => {
      const days = () => Object.keys(localStorage).filter((name) => name.startsWith('headnote.offline-until.'));
      await rememberAccess('7', { endDate: '2026-11-28' });
      expect(days()).toEqual([]);
      await saveCopy(kept('7', 'c1'));
      await saveCopy(kept('8', 'c2'));
      await rememberAccess('7', { endDate: '2026-11-28' });
      await rememberAccess('8', { endDate: '2026-11-29' });
      await removeCopiesOfOthers('8');
      expect(days()).toEqual(['headnote.offline-until.8']);
      await removeAllCopies();
      expect(days()).toEqual([]);
    });
  });
});
