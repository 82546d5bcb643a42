import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../store/database.js';
import { memoryCells } from '../runtime/budgets/cells.js';
import { createAccounts } from './accounts.js';
import { ensureDemoMember } from './demo-member.js';
import { testDatabase } from '../store/test-database.fixtures.js';

const START = Date.UTC(2026, 10, 21);

/** Opens accounts on a new database, with a clock that only the test moves. */
export async function openTestAccounts() {
  const dataDir = await mkdtemp(join(tmpdir(), 'headnote-accounts-'));
  const store = await openDatabase(await testDatabase(dataDir));
  let steadyNow = 0;
  let seen = START;
  const clock = { now: START };
  /** Follows the clock forwards, and stands still while it is set back. */
  const steady = () => {
    steadyNow += Math.max(0, clock.now - seen);
    seen = clock.now;
    return steadyNow;
  };
  /** Sets the clock to another time, as an operator does; no time passes. */
  const setClock = (time: number) => {
    clock.now = time;
    seen = time;
  };
  const reused: string[] = [];
  const warnings: string[] = [];
  /** Accounts as a new process has them: on the same database, with nothing in memory. */
  const restart = () =>
    createAccounts({
      brand: 'Headnote',
      hasSms: true,
      cells: memoryCells(steady),
      db: store.db,
      signingKey: 's'.repeat(43),
      pepper: 'p'.repeat(43),
      now: () => clock.now,
      onReuse: ({ sessionId }) => reused.push(sessionId),
      warn: (_details, message) => warnings.push(message),
    });
  const accounts = restart();
  const password = 'a long password';
  await ensureDemoMember({ ...accounts, password, now: () => clock.now });
  const close = async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { accounts, store, clock, setClock, reused, warnings, restart, password, close };
}

/** Accounts for tests. */
export type TestAccounts = Awaited<ReturnType<typeof openTestAccounts>>;
