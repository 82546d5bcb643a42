import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { recordAct } from '../store/audit.js';
import { countWaiting } from '../store/queues.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { readAdminCommand } from './admin-usage.js';
import { AdminUsageError } from './admin-usage-error.js';
import { runUpkeep } from './run-upkeep.js';
import type { UpkeepCommand } from './upkeep-usage.js';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;
let library: TestLibrary;

beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(
    makeCase('test:one', 'The lease ended.', { decidedOn: '2024-01-01' }),
    makeCase('test:two', 'Bail was granted.', { decidedOn: '2024-01-02' }),
  );
});
afterAll(() => library.close());

const run = (...words: string[]) =>
  runUpkeep(readAdminCommand(words, '/') as UpkeepCommand, {
    store: library.store,
    actor: 'admin:asha',
    renewIndex: async () => {},
    now: () => NOW,
  });

describe('re-index', () => {
  it('queues every document, which the index then takes again', async () => {
    expect(await run('re-index')).toContain('2 documents wait for the index.');
    expect(await countWaiting(library.store.db, 'index_queue')).toBe(2);
    expect(await drainIndexQueue(library.store, library.engine)).toBe(2);
    expect(await library.engine.count()).toBe(2);
  });

  it('queues one document by its citation, in any case, or its id', async () => {
    expect(await run('re-index', '2024', 'hn', '2')).toContain('1 document waits for the index.');
    expect(await countWaiting(library.store.db, 'index_queue')).toBe(1);
    await drainIndexQueue(library.store, library.engine);
    await expect(run('re-index', '2024 HN 99')).rejects.toThrow('There is no document "2024 HN 99".');
  });
});

describe('audit', () => {
  it('prints the acts of the last days, newest first, and those with a text', async () => {
    const { db } = library.store;
    const act = { actor: 'admin:ravi', userId: 7, details: 'by 30 days' };
    await recordAct(db, { ...act, at: NOW - 2 * DAY, act: 'member-extended' });
    await recordAct(db, { ...act, at: NOW - 40 * DAY, act: 'member-deleted' });
    const all = (await run('audit')).split('\n');
    expect(all.slice(0, 2).toSorted()).toEqual([
      '2026-11-23T00:00:00.000Z  admin:asha  re-indexed  2024 hn 2',
      '2026-11-23T00:00:00.000Z  admin:asha  re-indexed  all documents',
    ]);
    expect(all.slice(2)).toEqual(['2026-11-21T00:00:00.000Z  admin:ravi  member-extended  account 7  by 30 days']);
    expect(await run('audit', 'RAVI', '--days', '60')).toMatch(/member-extended.*\n.*member-deleted/);
    expect(await run('audit', 'nobody')).toBe('No act was found.');
    expect(() => readAdminCommand(['audit', '--days', '0'], '/')).toThrow(AdminUsageError);
  });
});

describe('messages', () => {
  it('says that none waits, and takes nothing more', async () => {
    expect(await run('messages')).toBe('No message waits, and none was given up.');
    expect(() => readAdminCommand(['messages', 'asha'], '/')).toThrow(AdminUsageError);
    expect(() => readAdminCommand(['messages', '--days', '3'], '/')).toThrow('"messages" takes no --days.');
  });
});
