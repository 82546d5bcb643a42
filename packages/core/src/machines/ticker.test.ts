import { describe, expect, it } from 'vitest';
import { brokenPromises } from './broken-promises.fixtures.js';
import { createTicker } from './create-ticker.js';
import { createFakeClock } from './fake-clock.fixtures.js';
import { tickerSuite, type MountTicker } from './ticker.suite.js';

const mount: MountTicker = ({ count, reducedMotion }) => {
  const clock = createFakeClock();
  const ticker = createTicker({ count, reducedMotion, intervalMs: 1000, clock });
  ticker.subscribe(() => {});
  return {
    hover: () => ticker.hold('hover'),
    unhover: () => ticker.release('hover'),
    focus: () => ticker.hold('focus'),
    blur: () => ticker.release('focus'),
    hide: () => ticker.hold('hidden'),
    reveal: () => ticker.release('hidden'),
    toggle: () => (ticker.getSnapshot().isPaused ? ticker.play() : ticker.pause()),
    next: () => ticker.next(),
    previous: () => ticker.previous(),
    setCount: (next) => ticker.setCount(next),
    pass: (milliseconds) => clock.pass(milliseconds),
    shown: () => ticker.getSnapshot().index,
    isPaused: () => ticker.getSnapshot().isPaused,
  };
};

describe('createTicker without a page', () => {
  for (const { name, run } of tickerSuite) it(name, () => expect(run(mount)).resolves.toBeUndefined());

  it('control: detects a view that ignores a hidden page', async () => {
    const broken: MountTicker = async (options) => ({ ...(await mount(options)), hide: () => {} });
    expect(await brokenPromises(tickerSuite, broken)).toHaveLength(1);
  });

  it('C8: leaves no timer behind, and continues with a new listener', () => {
    const clock = createFakeClock();
    const ticker = createTicker({ count: 3, clock });
    ticker.subscribe(() => {});
    ticker.dispose();
    clock.pass(61_000);
    expect([clock.timers(), ticker.getSnapshot().index]).toEqual([0, 0]);
    ticker.subscribe(() => {});
    clock.pass(5000);
    expect(ticker.getSnapshot().index).toBe(1);
  });

  it('accepts only integer indexes', () => {
    const ticker = createTicker({ count: 3, clock: createFakeClock() });
    ticker.go(1.5);
    expect(ticker.getSnapshot().index).toBe(1);
    ticker.go(Number.NaN);
    ticker.go(Number.POSITIVE_INFINITY);
    expect(ticker.getSnapshot().index).toBe(1);
    ticker.setCount(Number.NaN);
    expect(ticker.getSnapshot()).toMatchObject({ count: 0, index: 0 });
  });

  it('sets no timer without listeners', () => {
    const clock = createFakeClock();
    const ticker = createTicker({ count: 3, clock });
    ticker.next();
    expect(clock.timers()).toBe(0);
    const leave = ticker.subscribe(() => {});
    expect(clock.timers()).toBe(1);
    leave();
    ticker.previous();
    expect(clock.timers()).toBe(0);
  });

  it('keeps its snapshot and time when a reason is added twice', () => {
    const clock = createFakeClock();
    const ticker = createTicker({ count: 3, clock });
    ticker.subscribe(() => {});
    clock.pass(4000);
    const before = ticker.getSnapshot();
    ticker.release('hover');
    ticker.play();
    expect(ticker.getSnapshot()).toBe(before);
    clock.pass(1000);
    expect(ticker.getSnapshot().index).toBe(1);
  });
});
