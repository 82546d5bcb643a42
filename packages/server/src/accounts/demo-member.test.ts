import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../store/database.js';
import { createAccounts } from './accounts.js';
import { ensureDemoMember } from './demo-member.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { memoryCells } from '../runtime/budgets/cells.js';

it('is created once when two first starts create it at the same time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'headnote-demo-member-'));
  const store = await openDatabase(await testDatabase(dataDir));
  try {
    const now = () => Date.UTC(2026, 10, 21);
    const accounts = createAccounts({
      brand: 'Headnote',
      hasSms: true,
      cells: memoryCells(() => 0),
      db: store.db,
      signingKey: 's'.repeat(43),
      pepper: 'p'.repeat(43),
      now,
      onReuse: () => {},
      warn: () => {},
    });
    for (const password of ['short', 'password1'])
      await expect(ensureDemoMember({ ...accounts, password, now })).rejects.toThrow(/^DEMO_PASSWORD must be/);
    const start = () => ensureDemoMember({ ...accounts, password: undefined, now });
    const starts = await Promise.all([start(), start()]);
    expect(starts.filter(({ created }) => created)).toHaveLength(1);
    expect(await accounts.users.count()).toBe(1);
    const subscriptions = await store.db.selectFrom('subscriptions').select('id').execute();
    expect(subscriptions).toHaveLength(1);
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
