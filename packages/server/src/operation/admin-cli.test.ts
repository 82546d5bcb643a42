import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../test-library.fixtures.js';
import { openDatabase } from '../store/database.js';
import { createUsers } from '../accounts/users.js';
import { createPortals } from '../partners/portals.js';
import { readAdminCommand } from './admin-usage.js';
import { AdminUsageError } from './admin-usage-error.js';

const program = fileURLToPath(new URL('./admin-cli.ts', import.meta.url));

let brandFile = '';

async function run(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=headnote-source', '--import', 'tsx', program, ...args], {
    env: {
      ...process.env,
      INIT_CWD: folder,
      DATA_DIR: `${folder}/data`,
      DATABASE_URL: '',
      NODE_OPTIONS: '',
      BRAND_FILE: brandFile,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, stdout, stderr };
}

it('runs from the shell: a backup, the members, and one sentence for each mistake', { timeout: 120_000 }, async () => {
  const folder = makeFolder();
  onTestFinished(() => folder.remove());
  const store = await openDatabase({ dataDir: `${folder.path}/data` });
  const passwordHash = '$argon2id$v=19$secret';
  const subscription = { planId: 27, startsAt: 0, endsAt: 86_400_000 };
  await createUsers(store.db).create({
    username: 'asha',
    passwordHash,
    firstName: 'Asha',
    lastName: 'Rao',
    subscription,
  });
  await store.db.updateTable('users').set({ email: 'asha@example.com' }).execute();
  await store.close();
  brandFile = `${folder.path}/brand.json`;
  writeFileSync(brandFile, JSON.stringify({ name: 'Vidhi' }));

  expect(await run(folder.path, 'members', 'list')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+ {2}asha {2}Asha Rao {2}active {2}until 1970-01-02\n$/) as string,
  });
  const shown = await run(folder.path, 'members', 'show', 'asha');
  expect(shown.stdout).toMatch(/^user name: +asha$/m);
  expect(shown.stdout).not.toContain('argon2');
  expect(await run(folder.path, 'members', 'show', 'nobody')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no member "nobody".\n',
  });
  expect(await run(folder.path, 'members', 'reset-password', 'asha')).toMatchObject({ code: 0 });
  const again = await openDatabase({ dataDir: `${folder.path}/data` });
  const messages = await again.db.selectFrom('outbox').select('body').execute();
  await again.close();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.body).toContain('Vidhi');
  expect(messages[0]?.body).not.toContain('Headnote');

  const added = await run(folder.path, 'portals', 'add', 'asha', 'Law College', 'https://college.example/');
  expect(added).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('origin https://college.example\n') as string,
  });
  const [portal = ''] = /^\S{10}(?= {2}asha)/m.exec(added.stdout) ?? [];
  const [key = ''] = /pk_[\w-]+/.exec(added.stdout) ?? [];
  expect((await run(folder.path, 'portals', 'rotate', portal, '--days', '3')).stdout).toMatch(
    /^The new key is pk_.{22}\. The old key works until \d{4}-\d\d-\d\d\.\n$/,
  );
  expect((await run(folder.path, 'portals', 'revoke', portal, key)).stdout).toContain(`${key} is refused`);
  expect((await run(folder.path, 'portals', 'quota', portal, '60')).code).toBe(0);
  expect((await run(folder.path, 'portals', 'origins', portal, 'https://b.example')).code).toBe(0);
  expect((await run(folder.path, 'portals', 'usage', portal, '--days', '1')).stdout).toMatch(
    / 0 answered {2}0 refused\n$/,
  );
  const listed = (await run(folder.path, 'portals', 'list', 'college')).stdout;
  expect(listed).toMatch(/Law College {2}60 a minute\n {2}origin https:\/\/b\.example\n {2}key pk_.{22} {2}current/);
  expect(await run(folder.path, 'portals', 'rotate', 'nothing')).toMatchObject({
    code: 1,
    stderr: 'There is no such portal.\n',
  });
  const after = await openDatabase({ dataDir: `${folder.path}/data` });
  const acts = await after.db
    .selectFrom('audit_log')
    .select(['act', 'actor'])
    .where('act', 'like', 'portal-%')
    .orderBy('at')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual([
    'portal-registered',
    'portal-key-rotated',
    'portal-key-revoked',
    'portal-quota-changed',
    'portal-origins-changed',
  ]);
  expect(acts.every(({ actor }) => actor.startsWith('admin:'))).toBe(true);
  expect(await createPortals({ db: after.db, now: Date.now }).find(key)).toBeUndefined();
  await after.close();

  expect(await run(folder.path, 'backup', 'copy')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('0 documents, 1 accounts') as string,
  });
  expect(await run(folder.path, 'verify', 'copy')).toMatchObject({ code: 0 });
  expect(await run(folder.path, 'backup', 'copy')).toMatchObject({ code: 1, stdout: '' });
  expect(await run(folder.path, 'backpu', 'copy')).toMatchObject({ code: 2, stdout: '' });
});

it.each([
  [['members', 'delete', 'asha'], 'cannot be undone'],
  [['members', 'extend', 'asha', '--days', '0'], 'whole number from 1'],
  [['members', 'extend', 'asha'], 'whole number from 1'],
  [['members', 'promote', 'asha'], 'no command "members promote"'],
  [['members', 'show'], 'needs a user name'],
  [['portals', 'add', 'asha'], 'a member and a name'],
  [['portals', 'rotate'], 'needs the id of a portal'],
  [['portals', 'rotate', 'p', '--days', '91'], 'from 0 to 90'],
  [['portals', 'usage', 'p', '--days', '0'], 'from 1 to 90'],
  [['portals', 'revoke', 'p'], 'needs a key'],
  [['portals', 'quota', 'p', 'many'], 'from 0 to 1000000'],
  [['portals', 'quota', 'p', '5', '6'], 'too many words'],
  [['portals', 'sell', 'p'], 'no command "portals sell"'],
  [['backup'], 'needs one folder'],
  [['restore', 'a', 'b'], 'needs one folder'],
  [['verify', 'a', '--fast'], '--fast'],
])('refuses %j', (args, reason) => {
  expect(() => readAdminCommand(args, '/')).toThrow(AdminUsageError);
  expect(() => readAdminCommand(args, '/')).toThrow(reason);
});
