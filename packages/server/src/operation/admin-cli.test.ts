import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programArguments } from '../program.fixtures.js';
import { makeFolder } from '../test-library.fixtures.js';
import { openDatabase } from '../store/database.js';
import { createUsers } from '../accounts/users.js';
import { createPortals } from '../partners/portals.js';
import { readAdminCommand } from './admin-usage.js';
import { AdminUsageError } from './admin-usage-error.js';

let brandFile = '';

async function run(folder: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [...programArguments('admin'), ...args], {
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
  expect((await run(folder.path, 'portals', 'defaults', portal, 'theme=dark', 'court=hc')).stdout).toContain(
    'are theme=dark court=hc now',
  );
  expect(await run(folder.path, 'portals', 'defaults', portal, 'court=banana')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('court is one of sc, hc, not "banana".') as string,
  });
  expect(await run(folder.path, 'portals', 'defaults', portal, 'consent=required')).toMatchObject({ code: 2 });
  expect((await run(folder.path, 'portals', 'usage', portal, '--days', '1')).stdout).toMatch(
    / 0 answered {2}0 refused\n$/,
  );
  const listed = (await run(folder.path, 'portals', 'list', 'college')).stdout;
  expect(listed).toMatch(
    /Law College {2}60 a minute\n {2}origin https:\/\/b\.example\n {2}defaults theme=dark court=hc\n {2}key pk_.{22} {2}current/,
  );
  expect(await run(folder.path, 'portals', 'rotate', 'nothing')).toMatchObject({
    code: 1,
    stderr: 'There is no such portal.\n',
  });
  const article = [
    '--title',
    'On leases',
    '--url',
    'https://blog.example/leases',
    '--subtitle',
    '<b>Notice</b><img src=x>',
  ];
  const [, id = ''] =
    /^(\S{8}) {2}On leases$/m.exec((await run(folder.path, 'articles', 'add', ...article)).stdout) ?? [];
  expect((await run(folder.path, 'articles', 'change', id, '--title', 'On notice')).stdout).toContain('On notice');
  expect((await run(folder.path, 'articles', 'list')).stdout).toBe(
    `${id}  On notice\n  https://blog.example/leases\n  <b>Notice</b>\n`,
  );
  expect(await run(folder.path, 'articles', 'add', '--title', 'A', '--url', 'javascript:alert(1)')).toMatchObject({
    code: 1,
    stderr: 'The address must begin with https:// or http://.\n',
  });
  expect((await run(folder.path, 'articles', 'remove', id)).code).toBe(0);

  const after = await openDatabase({ dataDir: `${folder.path}/data` });
  const changes = await after.db
    .selectFrom('audit_log')
    .select(['act', 'details'])
    .where('act', 'like', 'article-%')
    .orderBy('at')
    .execute();
  expect(changes).toEqual([
    { act: 'article-added', details: `article ${id}: On leases` },
    { act: 'article-changed', details: `article ${id}: On notice` },
    { act: 'article-removed', details: `article ${id}: On notice` },
  ]);
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
    'portal-defaults-changed',
  ]);
  expect(acts.every(({ actor }) => actor.startsWith('admin:'))).toBe(true);
  expect(await createPortals({ db: after.db, now: Date.now }).find(key)).toBeUndefined();
  await after.close();

  const sold = await run(folder.path, 'packages', 'add', 'Chambers', '--renewal', '24000', '--covers', 'All courts');
  expect(sold.stdout).toBe(
    'On sale now.\n28  priority 1  Chambers  first ₹24,000  renewal ₹24,000  on sale\n  covers All courts\n',
  );
  expect((await run(folder.path, 'packages', 'change', '28', '--initial', '29000')).stdout).toContain('first ₹29,000');
  expect((await run(folder.path, 'packages', 'retire', '28')).code).toBe(0);
  expect((await run(folder.path, 'packages', 'list')).stdout).toMatch(/^28 .* retired$/m);
  expect(await run(folder.path, 'payments', 'list')).toMatchObject({ code: 0, stdout: 'No payment was found.\n' });
  expect(await run(folder.path, 'payments', 'refund', 'p-aaaa-aaaa', '--reason', 'twice')).toMatchObject({
    code: 1,
    stderr: 'There is no payment "P-AAAA-AAAA".\n',
  });

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
  [['articles', 'add', '--title', 'A'], 'needs --title and --url'],
  [['articles', 'add', 'A', '--url', 'https://a.example'], 'too many words'],
  [['articles', 'change', 'a'], 'needs --title, --url or --subtitle'],
  [['articles', 'remove'], 'needs the id'],
  [['articles', 'print'], 'no command "articles print"'],
  [['packages', 'add', 'Chambers'], 'needs a name and --renewal'],
  [['packages', 'add', 'Chambers', '--renewal', '1.5'], 'whole number from 1 to 1000000'],
  [['packages', 'change', '1'], 'needs something to change'],
  [['packages', 'add', '  ', '--renewal', '1'], 'needs a name and --renewal'],
  [['packages', 'add', 'n'.repeat(101), '--renewal', '1'], 'takes a name of at most 100 letters'],
  [['packages', 'change', '1', '--name', 'n'.repeat(101)], 'takes a name of at most 100 letters'],
  [['packages', 'add', 'Chambers', '--renewal', '1', '--name', 'Other'], '"packages add" takes no --name'],
  [['packages', 'list', '--renewal', '1'], '"packages list" takes no --renewal'],
  [['payments', 'show', 'P-1', '--reason', 'r'], '"payments show" takes no --reason'],
  [['documents', 'hide', '1972 HN 3', '--reason', 'r', '--person', 'A'], '"documents hide" takes no --person'],
  [['members', 'show', 'demo', '--days', '3'], '"members show" takes no --days'],
  [['backup', 'x', '--replace'], '"backup" takes no --replace'],
  [['packages', 'retire', 'x'], 'needs the id of a package'],
  [['packages', 'delete', '1'], 'no command "packages delete"'],
  [['payments', 'show'], 'needs the number of a payment'],
  [['payments', 'refund', 'P-1'], 'needs --reason'],
  [['payments', 'accept', 'P-1'], 'no command "payments accept"'],
  [['backup'], 'needs one folder'],
  [['restore', 'a', 'b'], 'needs one folder'],
  [['verify', 'a', '--fast'], '--fast'],
])('refuses %j', (args, reason) => {
  expect(() => readAdminCommand(args, '/')).toThrow(AdminUsageError);
  expect(() => readAdminCommand(args, '/')).toThrow(reason);
});

describe('documents', () => {
  it('takes a document by its citation, with or without quotation marks, and names with their masks', () => {
    const read = (...args: string[]) => readAdminCommand(['documents', ...args], '/');
    expect(read('mask', '2024 HN 12', '--person', 'Asha Rao=A. B.', '--person', 'Vikram', '--reason', 'Order')).toEqual(
      {
        kind: 'documents',
        act: 'mask',
        which: '2024 HN 12',
        reason: 'Order',
        names: [{ name: 'Asha Rao', mask: 'A. B.' }, { name: 'Vikram' }],
      },
    );
    expect(read('take-down', '2024', 'HN', '12', '--reason', 'Order')).toMatchObject({ which: '2024 HN 12' });
    expect(read('hide', '2024-hn-12', '--reason', 'Order')).toMatchObject({ which: '2024 HN 12' });
    expect(read('hide', 'c0f1', '--reason', 'Order')).toMatchObject({ which: 'c0f1' });
    const again = ['--person', 'Asha Rao=A. B.', '--person', 'Asha Rao', '--person', 'Vikram', '--reason', 'Order'];
    expect(read('restore', 'c0f1', ...again)).toMatchObject({ act: 'restore', names: ['Asha Rao', 'Vikram'] });
    expect(read('list')).toEqual({ kind: 'documents', act: 'list' });
    expect(read('set-aside')).toEqual({ kind: 'documents', act: 'set-aside' });
  });

  it.each([
    ['mask c1 --reason r', 'needs --person'],
    ['mask c1 --person =X --reason r', 'needs a name'],
    ['hide c1', 'needs --reason'],
    [
      'restore --reason r',
      'needs the id of a document, its house citation, the end of its address, or the id of its import',
    ],
    ['burn c1 --reason r', 'There is no command'],
    ['restore c1 --reason r --lift names', '--lift takes mask, hide, take-down, all'],
    ['restore c1 --reason r --lift mask --person A', 'takes --lift or --person'],
  ])('refuses "documents %s"', (line, message) => {
    expect(() => readAdminCommand(['documents', ...line.split(' ')], '/')).toThrow(message);
  });
});
