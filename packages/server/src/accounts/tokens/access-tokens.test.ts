import { NotSignedInError } from '@headnote/core/errors';
import { expect, it, onTestFinished } from 'vitest';
import { openTestAccounts } from '../accounts.fixtures.js';
import { DELETION_GRACE_MS } from '../own/deletion.js';

it('no access token works, and none is made, while the account waits for its deletion', async () => {
  const test = await openTestAccounts();
  onTestFinished(() => test.close());
  const { accessTokens, own, users } = test.accounts;
  const userId = (await users.findByName('demo'))?.id ?? 0;
  const make = async (name: string) => {
    const made = await accessTokens.make(userId, name);
    return made.isDone ? `Bearer ${made.token}` : made.message;
  };
  const before = await make('Before');
  expect(await accessTokens.read(before)).toMatchObject({ principal: { userId } });

  await own.deleteOnRequest(userId, test.password);
  await expect(accessTokens.read(before)).rejects.toThrow(NotSignedInError);
  expect(await make('Meanwhile')).toContain('Your account is going to be deleted.');
  // Whatever a faster request or another process has made.
  await test.store.db.updateTable('access_tokens').set({ revoked_at: null }).execute();
  await expect(accessTokens.read(before)).rejects.toThrow(NotSignedInError);
  await test.store.db.updateTable('access_tokens').set({ revoked_at: test.clock.now }).execute();

  await own.keep(userId);
  // A deletion shuts out whoever else got in, so it ends the tokens for good.
  await expect(accessTokens.read(before)).rejects.toThrow(NotSignedInError);
  expect(await accessTokens.read(await make('After'))).toMatchObject({ principal: { userId } });

  await own.deleteOnRequest(userId, test.password);
  test.clock.now += DELETION_GRACE_MS;
  await own.purge();
  await expect(make('Too late')).rejects.toThrow();
});
