import fc from 'fast-check';
import { NetworkError, RefusedError, ServerError } from '../errors/index.js';
import type { TokenSet } from '../contract/account/token-set.js';
import { readClaims } from './jwt.js';
import { rotatingServer } from './rotating-server.fixtures.js';
import { credentials, memoryStorage, setUp, type SetUp } from './session.fixtures.js';

/** Number of simultaneous calls in the step `storm`. */
const STORM = 20;

const step = fc.record({
  tab: fc.integer({ min: 0, max: 4 }),
  act: fc.constantFrom(
    'ask',
    'storm',
    'storm',
    'storm',
    'later',
    'later',
    'later',
    'sign in',
    'sign in as another',
    'sign out',
    'reject',
  ),
});
const outcome = fc.constantFrom('answered', 'answered', 'answered', 'lost', 'lost', 'down', 'busy', 'ended');

/** Runs everything that waits only for settled promises. */
const allSettled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Counts of faults. All must stay 0. */
export interface Faults {
  /** Tokens stored although no one was signed in, or after their session ended. */
  resurrected: number;
  /** Tokens stored for another user than the one signed in. */
  mixed: number;
  /** Sessions removed although neither the user nor the server ended them. */
  wrongSignOuts: number;
  /** Sessions that the server ended because a tab used an older token too late. */
  reused: number;
}

/** Storage that counts faults at each write. */
function watchedStorage(hasEnded: (refreshToken: string) => boolean, faults: Faults) {
  const storage = memoryStorage();
  const state = { user: undefined as string | undefined, isSigningOut: false, removed: false };
  const stored = (): TokenSet | undefined => {
    const text = storage.values.get('token');
    const wire = text ? (JSON.parse(text) as { token: string; refreshtoken: string }) : undefined;
    return wire && { type: 'Bearer', token: wire.token, refreshToken: wire.refreshtoken };
  };
  const watched = {
    values: storage.values,
    getItem: (key: string) => storage.getItem(key),
    setItem(key: string, value: string) {
      storage.setItem(key, value);
      if (key === 'udata') {
        state.removed = false;
        state.user = (JSON.parse(value) as { userid: string }).userid;
      }
      if (key !== 'token') return;
      if (state.user === undefined) faults.resurrected += 1;
      else if (readClaims(stored()?.token ?? '').userId !== state.user) faults.mixed += 1;
    },
    removeItem(key: string) {
      const token = key === 'token' ? stored() : undefined;
      storage.removeItem(key);
      if (!token) return;
      state.user = undefined;
      state.removed = !state.isSigningOut && !hasEnded(token.refreshToken);
    },
  };
  return { watched, state };
}

/** Five tabs act in random order while the service answers, loses answers, is down or ends the session. */
export function interleavings(variant: SetUp = {}, total: Partial<Faults> & { runs?: number } = {}) {
  return fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { minLength: 4, maxLength: 20 }),
    fc.infiniteStream(outcome),
    async (scheduler, steps, outcomes) => {
      const faults: Faults = { resurrected: 0, mixed: 0, wrongSignOuts: 0, reused: 0 };
      const known: { service?: ReturnType<typeof rotatingServer> } = {};
      const { watched, state } = watchedStorage((token) => known.service?.hasEnded(token) ?? false, faults);
      const { openTab, transport, clock, user } = setUp({ ...variant, storage: watched });
      const service = rotatingServer(clock);
      known.service = service;
      const tabs = Array.from({ length: 5 }, openTab);
      const users = new Map<string, string>();
      const lost = new Set<string>();
      const faulty = new Set<string>();
      const way = <T>(value: T): Promise<T> => scheduler.schedule(Promise.resolve(value));
      let onTheWay = 0;
      let signedInAs = '7';

      transport.signIn.mockImplementation(async () => {
        const id = signedInAs;
        const token = service.signIn(id);
        users.set(token.refreshToken, id);
        return way({ token, user: { ...user, userId: id }, sessionId: 's' });
      });
      transport.newTicket.mockImplementation(async ({ refreshToken }) => {
        onTheWay += 1;
        try {
          await way('request');
          const [drawn] = outcomes.take(1);
          // Allow one fault per renewal: an outage directly after a lost answer cannot be recovered.
          const round = `${refreshToken} ${clock.time}`;
          const result = (drawn === 'lost' && faulty.has(round)) || lost.has(round) ? 'answered' : drawn;
          if (result === 'down') faulty.add(round);
          if (result === 'lost') lost.add(round);
          if (result === 'down') throw new NetworkError();
          if (result === 'busy') throw new ServerError();
          if (result === 'ended') service.end(refreshToken);
          const id = users.get(refreshToken) ?? '';
          const next = service.newTicket(refreshToken, id);
          users.set(next.refreshToken, id);
          await way('answer');
          if (result === 'lost') throw new NetworkError();
          return next;
        } finally {
          onTheWay -= 1;
        }
      });
      transport.signOut.mockImplementation(async ({ refreshToken }) => {
        await way('request');
        if (service.hasEnded(refreshToken)) throw new RefusedError();
        service.end(refreshToken);
        return way(true);
      });

      const pending: Promise<unknown>[] = [];
      const watch = (work: Promise<unknown>): void => void pending.push(work.catch(() => undefined));
      const first = tabs[0]?.signIn(credentials);
      await scheduler.waitAll();
      await first;
      for (const { tab: index, act } of steps) {
        const tab = tabs[index];
        if (!tab) continue;
        // This property does not cover answers that take ten minutes.
        if (act === 'later' && onTheWay === 0) clock.time += 10 * 60_000;
        if (act === 'ask') watch(tab.authorization());
        if (act === 'storm') for (let call = 0; call < STORM; call += 1) watch(tab.authorization());
        if (act === 'reject') watch(tab.authorization().then((sent) => tab.renewAuthorization(sent ?? '')));
        if (act === 'sign out') {
          state.isSigningOut = true;
          watch(tab.signOut());
          state.isSigningOut = false;
        }
        if (act.startsWith('sign in')) {
          signedInAs = act === 'sign in' ? '7' : '8';
          watch(tab.signIn(credentials));
        }
        if (scheduler.count() > 0) await scheduler.waitOne();
        await allSettled();
        if (state.removed) faults.wrongSignOuts += 1;
        state.removed = false;
      }
      const settled = Promise.all(pending);
      await scheduler.waitIdle();
      await settled;
      if (state.removed) faults.wrongSignOuts += 1;
      faults.reused = service.reused;
      total.runs = (total.runs ?? 0) + 1;
      for (const [name, count] of Object.entries(faults) as [keyof Faults, number][]) {
        total[name] = (total[name] ?? 0) + count;
      }
      return Object.values(faults).every((count) => count === 0);
    },
  );
}
