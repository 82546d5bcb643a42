import { expect, it, onTestFinished } from 'vitest';
import { createUsers } from '../accounts/users.js';
import { createPortals } from '../partners/portals.js';
import { openTestLibrary } from '../test-library.fixtures.js';
import { runPortals } from './run-portals.js';

it('begins no line with the name of a portal, which its owner chose', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const { db } = library.store;
  const subscription = { planId: 27, startsAt: 0, endsAt: 1 };
  const owner = { username: 'owner', passwordHash: 'x', firstName: 'Asha', lastName: 'Rao', subscription };
  const userId = (await createUsers(db).create(owner)) ?? 0;
  const portals = createPortals({ db, now: () => 0 });
  await portals.register({ name: 'owner', userId }, { userId, name: 'College\r\n  key pk_forged', origins: [] });
  const members = { find: async () => undefined };
  const actor = { name: 'admin:root', userId: null };
  const listed = await runPortals({ kind: 'portals', act: 'list', containing: '' }, { portals, members, actor });
  expect(listed.split('\n').filter((line) => line.startsWith('  key'))).toEqual([
    expect.stringMatching(/^ {2}key pk_[\w-]{22} /),
  ]);
  expect(listed).toContain(String.raw`College\u000d\u000a  key pk_forged`);
});
