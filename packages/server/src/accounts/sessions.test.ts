import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from './accounts.fixtures.js';
import { GRACE_MS, type IssuedTokens } from './sessions.js';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './access-token.js';
import { memoryCells } from '../runtime/budgets/cells.js';

let test: TestAccounts;
let session: IssuedTokens;

beforeAll(async () => {
  test = await openTestAccounts();
});
afterAll(() => test.close());

async function start(): Promise<IssuedTokens> {
  const user = await test.accounts.users.findByName('demo');
  return test.accounts.sessions.start({
    userId: user?.id ?? 0,
    loginType: 1,
    device: 'Chrome on Windows',
    deviceKind: 'computer',
    address: '103.21.•.•',
  });
}
beforeEach(async () => {
  test.reused.length = 0;
  session = await start();
});
const renew = (token: string) => test.accounts.sessions.renew(token);
const isAccepted = (access: string) =>
  test.accounts.readPrincipal(`Bearer ${access}`).then(
    (principal) => principal !== null,
    () => false,
  );

describe('G8: a renewal', () => {
  it('returns a new refresh token and an access token of the same session', async () => {
    const next = await renew(session.refresh);
    expect(next).toMatchObject({ userId: session.userId, sessionId: session.sessionId });
    expect(next?.refresh).not.toBe(session.refresh);
    expect(await isAccepted(next?.access ?? '')).toBe(true);
  });

  it('goes on for as long as each token is used within thirty days', async () => {
    let token = session.refresh;
    for (let round = 0; round < 4; round += 1) {
      test.clock.now += (REFRESH_SECONDS - 60) * 1000;
      token = (await renew(token))?.refresh ?? '';
    }
    expect(token).not.toBe('');
    test.clock.now += REFRESH_SECONDS * 1000;
    expect(await renew(token)).toBeNull();
  });

  it.each([2, 50])('requested %i times at once has one successor', async (times) => {
    const answers = await Promise.all(Array.from({ length: times }, () => renew(session.refresh)));
    expect(new Set(answers.map((answer) => answer?.refresh)).size).toBe(1);
    expect(answers[0]?.refresh).toBeTruthy();
  });

  it('requested again in the grace period returns the same successor, as after a lost answer', async () => {
    const first = await renew(session.refresh);
    test.clock.now += GRACE_MS;
    expect((await renew(session.refresh))?.refresh).toBe(first?.refresh);
    expect(test.reused).toEqual([]);
  });

  it('requested again in the grace period returns the current token if the successor is already used', async () => {
    const first = await renew(session.refresh);
    const second = await renew(first?.refresh ?? '');
    expect((await renew(session.refresh))?.refresh).toBe(second?.refresh);
  });

  it('with an old token after the grace period ends the whole session', async () => {
    const first = await renew(session.refresh);
    test.clock.now += GRACE_MS + 1;
    expect(await renew(session.refresh)).toBeNull();
    expect(test.reused).toEqual([session.sessionId]);
    expect(await renew(first?.refresh ?? '')).toBeNull();
    expect(await isAccepted(first?.access ?? '')).toBe(false);
  });

  it('with an old token that was used while the clock was ahead ends the whole session', async () => {
    await renew(session.refresh);
    test.clock.now -= GRACE_MS + 1;
    const answer = await renew(session.refresh);
    test.clock.now += GRACE_MS + 1;
    expect(answer).toBeNull();
    expect(test.reused).toEqual([session.sessionId]);
  });

  it('survives a restart between the rotation and its answer', async () => {
    const first = await renew(session.refresh);
    const { createAccounts } = await import('./accounts.js');
    const restarted = createAccounts({
      brand: 'Headnote',
      hasSms: true,
      cells: memoryCells(() => test.clock.now),
      db: test.store.db,
      signingKey: 's'.repeat(43),
      pepper: 'p'.repeat(43),
      now: () => test.clock.now,
      onReuse: () => expect.unreachable(),
      warn: () => {},
    });
    expect((await restarted.sessions.renew(session.refresh))?.refresh).toBe(first?.refresh);
  });

  it.each(['', 'x', 'a.b.c', 'null'])('of %j is refused', async (token) => {
    expect(await renew(token)).toBeNull();
  });

  it('of an access token is refused', async () => {
    expect(await renew(session.access)).toBeNull();
  });
});

describe('G8: a sign-out', () => {
  it('ends access and renewal of this session only, at once', async () => {
    const other = await start();
    await test.accounts.sessions.end(session.refresh);
    expect(await isAccepted(session.access)).toBe(false);
    expect(await renew(session.refresh)).toBeNull();
    expect(await isAccepted(other.access)).toBe(true);
    expect(await renew(other.refresh)).not.toBeNull();
  });

  it('is not undone by a renewal with an older token of the session', async () => {
    const next = await renew(session.refresh);
    await test.accounts.sessions.end(next?.refresh ?? '');
    expect(await renew(session.refresh)).toBeNull();
    expect(test.reused).toEqual([]);
  });
});

describe('the stored sessions', () => {
  it('contain no token', async () => {
    await renew(session.refresh);
    const rows = JSON.stringify(await test.store.db.selectFrom('refresh_tokens').selectAll().execute());
    expect(rows).not.toContain(session.refresh);
    expect(rows).not.toContain(session.refresh.split('.')[2]);
  });

  it('are purged after their last token has expired', async () => {
    test.clock.now += REFRESH_SECONDS * 1000 + 1;
    const living = await start();
    await test.accounts.sessions.purge();
    const rows = await test.store.db.selectFrom('session_families').select('id').execute();
    expect(rows).toEqual([{ id: living.sessionId }]);
  });
});

describe('a principal', () => {
  it('is null without a header', async () => {
    expect(await test.accounts.readPrincipal(undefined)).toBeNull();
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'Bearer x.y.z'])(
    'with the header %j is refused',
    async (header) => {
      await expect(test.accounts.readPrincipal(header)).rejects.toMatchObject({ code: 'not-signed-in' });
    },
  );

  it('G11: loses the subscription when it ends, also during a session', async () => {
    const { access } = session;
    expect((await test.accounts.readPrincipal(`Bearer ${access}`))?.hasSubscription).toBe(true);
    await test.store.db
      .updateTable('subscriptions')
      .set({ ends_at: test.clock.now + 1000 })
      .execute();
    test.clock.now += 1001;
    expect((await test.accounts.readPrincipal(`Bearer ${access}`))?.hasSubscription).toBe(false);
  });

  it('ends with the access token', async () => {
    test.clock.now += ACCESS_SECONDS * 1000;
    expect(await isAccepted(session.access)).toBe(false);
  });
});
