import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RefresherDependencies } from './refresher.js';
import { interleavings, type Faults } from './interleavings.fixtures.js';
import { noLocks, type SetUp } from './session.fixtures.js';
import type { SessionStore } from './session-store.js';

/** Number of runs: 300 normally, 10,000 with `LONG_RUN=1`. */
const RUNS = process.env['LONG_RUN'] ? 10_000 : 300;
const LONG = 20 * 60_000;
const SEED = 20_261_121;

/** Runs the property and returns the counts of faults. */
async function check(variant: SetUp = {}, numRuns = RUNS) {
  const total: Partial<Faults> & { runs?: number } = {};
  const { failed, counterexample } = await fc.check(interleavings(variant, total), {
    numRuns,
    seed: SEED,
    endOnFailure: true,
  });
  if (process.env['LONG_RUN']) process.stdout.write(`${JSON.stringify(total)}\n`);
  return { failed, total, counterexample: failed ? `${JSON.stringify(total)} ${fc.stringify(counterexample)}` : '' };
}

/** Returns `createSession` with one broken part. */
async function broken(mock: () => void): Promise<SetUp> {
  vi.resetModules();
  mock();
  const { createSession } = await import('./create-session.js');
  return { createSession };
}

afterEach(() => {
  vi.doUnmock('./refresher.js');
  vi.doUnmock('./refresh-failure.js');
  vi.doUnmock('./renew-token.js');
  vi.resetModules();
});

describe('B9: five tabs that act in any order', { timeout: LONG }, () => {
  it('B9: never restore an ended session, mix two users’ sessions or sign anyone out, with locks', async () => {
    const { counterexample, total } = await check();
    expect(counterexample).toBe('');
    expect(total).toEqual({ runs: RUNS, resurrected: 0, mixed: 0, wrongSignOuts: 0, reused: 0 });
  });

  it('B9: never do so without locks', async () => {
    const { counterexample } = await check({ locks: noLocks });
    expect(counterexample).toBe('');
  });

  it('B9: control: without the check of storage before writing, ended sessions come back', async () => {
    const unguarded = (store: SessionStore): SessionStore => {
      let before: ReturnType<SessionStore['readToken']>;
      return {
        ...store,
        readToken: () => (before ??= store.readToken()),
        writeToken(token) {
          before = undefined;
          store.writeToken(token);
        },
      };
    };
    const variant = await broken(() =>
      vi.doMock(import('./refresher.js'), async (original) => {
        const real = await original();
        return {
          ...real,
          createRefresher: (dependencies: RefresherDependencies) =>
            real.createRefresher({ ...dependencies, store: unguarded(dependencies.store) }),
        };
      }),
    );
    const { failed, total } = await check(variant, 300);
    expect(failed).toBe(true);
    expect((total.resurrected ?? 0) + (total.mixed ?? 0)).toBeGreaterThan(0);
  });

  it('B9: control: treating every failure as the end of the session signs users out', async () => {
    const variant = await broken(() =>
      vi.doMock(import('./refresh-failure.js'), async (original) => ({
        ...(await original()),
        isDefinitive: () => true,
      })),
    );
    const { failed, total } = await check(variant, 300);
    expect(failed).toBe(true);
    expect(total.wrongSignOuts).toBeGreaterThan(0);
  });

  it('B4: control: without a retry after a lost answer, the server treats the token as stolen', async () => {
    const variant = await broken(() =>
      vi.doMock(import('./refresh-failure.js'), async (original) => ({
        ...(await original()),
        mayBeLost: () => false,
      })),
    );
    const { failed, total } = await check(variant, 300);
    expect(failed).toBe(true);
    expect(total.reused).toBeGreaterThan(0);
  });
});
