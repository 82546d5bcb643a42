import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestApp } from './app.fixtures.js';
import { clientOf } from './routes/test-client.fixtures.js';

const secretWords = {
  password: 'Vellum-Quartz-77',
  newPassword: 'Basalt-Heron-88',
  wrongPassword: 'Copper-Thistle-99',
  search: 'zymurgyjurisprudence',
};

it('has one line for each sign-in, that says how it ended and never what was typed', async () => {
  const lines: string[] = [];
  const test = await openTestApp({ settings: { logLevel: 'info' }, logTo: { write: (line) => void lines.push(line) } });
  const id = (await test.accounts.users.findByName('demo'))?.id;
  await test.signIn();
  const client = clientOf(test);
  const typed = ['demo', 'Vellum-Quartz-77-as-name'];
  for (const username of typed)
    await client.account
      .signIn({ username, password: secretWords.wrongPassword, remember: false })
      .catch(() => undefined);
  await test.library.store.db.updateTable('users').set({ status: 'pending' }).execute();
  await test.signIn();
  await test.close();
  const audit = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'audit' in line);
  const parts = audit.map(({ level, outcome, user, address }) => ({ level, outcome, user, address }));
  const [info, warning] = [30, 40];
  const address = '127.0.0.1';
  expect(parts).toEqual([
    { level: info, outcome: 'signed-in', user: id, address },
    { level: warning, outcome: 'refused', user: id, address },
    { level: warning, outcome: 'refused', user: undefined, address },
    { level: info, outcome: 'not-active', user: id, address },
  ]);
  expect(lines.join('')).not.toContain(typed[1]);
});

it('G12, B21: the log at its most talkative has no token, password, code, handle or search', async () => {
  const lines: string[] = [];
  const test = await openTestApp({
    settings: { logLevel: 'trace', metricsToken: 'monitor-token-123456' },
    logTo: { write: (line) => void lines.push(line) },
  });
  const client = clientOf(test);
  const mobile = '9000000001';
  const email = 'asha@example.com';
  const codes: string[] = [];
  const code = async () => {
    const found = /\b\d{6}\b/.exec((await test.messages()).at(-1)?.text ?? '')?.[0] ?? '';
    codes.push(found);
    return found;
  };

  const form = {
    firstName: 'Asha',
    lastName: 'Menon',
    email,
    mobile,
    loginId: 'asha1',
    password: secretWords.password,
    confirmation: secretWords.password,
    countryId: 5,
    countryName: 'India',
    stateId: 32,
    city: 'Kochi',
    acceptsTerms: true,
    planId: 27,
  };
  const { handle } = await client.account.register(form);
  await client.account.submitActivation({ handle, code: await code() });
  await client.account.signIn({ username: 'asha1', password: secretWords.password, remember: false });
  await client.account
    .signIn({ username: 'asha1', password: secretWords.wrongPassword, remember: false })
    .catch(() => undefined);
  test.clock.now += 61_000;
  const reset = await client.account.startReset({ to: email });
  const confirmed = await client.account.confirmReset({ handle: reset.handle, code: await code() });
  const { newPassword } = secretWords;
  await client.account.setPassword({ handle: confirmed.handle, password: newPassword });

  const signedIn = await test.signIn();
  const { token, refreshtoken } = signedIn.outdata;
  const url = (path: string) => ({ url: path, headers: { authorization: `Bearer ${token}` } });
  await test.app.inject({ method: 'POST', url: `/api/aouth2/newticket?refreshtoken=${refreshtoken}&logintype=3` });
  await test.app.inject(url(`/casedetail?q=${secretWords.search}`));
  await test.app.inject({ url: '/metrics', headers: { authorization: 'Bearer monitor-token-123456' } });
  // Bodies that cannot be read, a body that is too large, and a table that is gone in the middle of a request.
  const sent = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/aouth2/signin',
      payload,
      headers: { 'content-type': 'application/json' },
    });
  await sent(`{"username":"demo","password":"${secretWords.password}`);
  await sent(
    JSON.stringify({
      username: 'demo',
      password: secretWords.password,
      __proto__: 1,
      x: randomBytes(99_000).toString('hex'),
    }),
  );
  await test.library.store.db.schema.dropTable('refresh_tokens').execute();
  const failed = await sent(
    JSON.stringify({ username: 'asha1', password: secretWords.newPassword, remember: false, logintype: 1 }),
  );
  expect(failed.statusCode).toBe(500);
  await test.close();

  const text = lines.join('');
  for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(lines.length).toBeGreaterThan(20);
  expect(text).toContain('request failed');
  const secrets = [
    ...Object.values(secretWords),
    ...codes,
    token,
    refreshtoken,
    handle,
    'monitor-token-123456',
    email,
    mobile,
  ];
  secrets.push(reset.handle, confirmed.handle);
  secrets.push(test.password, 'ssssssss', 'pppppppp', 'a codec key');
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  for (const secret of secrets) expect(text, secret).not.toContain(secret);
  // Every answer has an id, and a failed one is found in the log by it.
  const requestId = failed.json<{ requestId: string }>().requestId;
  expect(failed.headers['x-request-id']).toBe(requestId);
  expect(text).toContain(requestId);
});
