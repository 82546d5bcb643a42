import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NetworkError, RefusedError } from '../errors/index.js';
import { readClaims } from './jwt.js';
import { credentials, setUp } from './session.fixtures.js';
import { tokenSet } from './tokens.fixtures.js';

const step = fc.record({
  tab: fc.integer({ min: 0, max: 2 }),
  act: fc.constantFrom('ask', 'ask', 'ask', 'later', 'sign in', 'sign in as another', 'sign out', 'reject'),
});
const renewal = fc.constantFrom('renewed', 'renewed', 'network', 'refused');

describe('three tabs that do anything in any order', () => {
  it('never bring a session back that was ended, nor mix the sessions of two users', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        fc.infiniteStream(renewal),
        async (scheduler, steps, renewals) => {
          const { openTab, transport, clock, storage, user } = setUp();
          const tabs = [openTab(), openTab(), openTab()];
          let signedInAs = '7';
          let issued = 100;
          const tokens = (id: string) => tokenSet(clock.time, 600, { user: id, id: String((issued += 1)) });
          transport.signIn.mockImplementation(() => {
            const answer = { token: tokens(signedInAs), user: { ...user, userId: signedInAs }, sessionId: 's' };
            return scheduler.schedule(Promise.resolve(answer));
          });
          transport.newTicket.mockImplementation(async ({ refreshToken }) => {
            const owner = JSON.parse(storage.values.get('udata') ?? '{"userid":"7"}') as { userid: string };
            await scheduler.schedule(Promise.resolve(refreshToken));
            const [outcome] = renewals.take(1);
            if (outcome === 'network') throw new NetworkError();
            if (outcome === 'refused') throw new RefusedError();
            return tokens(owner.userid);
          });
          transport.signOut.mockImplementation(() => scheduler.schedule(Promise.resolve(true)));

          const pending: Promise<unknown>[] = [];
          for (const { tab: index, act } of steps) {
            const tab = tabs[index];
            if (!tab) continue;
            if (act === 'later') clock.time += 10 * 60_000;
            if (act === 'ask') pending.push(tab.authorization());
            if (act === 'reject') pending.push(tab.authorization().then((sent) => tab.renewAuthorization(sent ?? '')));
            if (act === 'sign out') pending.push(tab.signOut());
            if (act.startsWith('sign in')) {
              signedInAs = act === 'sign in' ? '7' : '8';
              pending.push(tab.signIn(credentials));
            }
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          const settled = Promise.allSettled(pending);
          await scheduler.waitIdle();
          await settled;

          const token = storage.values.get('token');
          const owner = storage.values.get('udata');
          expect(token === undefined).toBe(owner === undefined);
          if (token !== undefined && owner !== undefined) {
            const stored = JSON.parse(token) as { token: string };
            expect(readClaims(stored.token)?.userId).toBe((JSON.parse(owner) as { userid: string }).userid);
          }
          await scheduler.waitFor(tabs[0]?.signOut() ?? Promise.resolve(false));
          expect(storage.values.size).toBe(0);
          for (const tab of tabs) expect(tab.getSnapshot().status).toBe('signed-out');
        },
      ),
      { numRuns: 400 },
    );
  });
});
