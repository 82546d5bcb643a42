import { describe, expect, it } from 'vitest';
import { createCounter, easeCount } from './create-counter.js';
import { createFakeClock } from './fake-clock.fixtures.js';

describe('createCounter', () => {
  it('shows the final number before it starts, then counts up to it in two seconds, slowing down', () => {
    const clock = createFakeClock();
    const counter = createCounter({ to: 1_380_000, clock });
    const seen: number[] = [];
    counter.subscribe(() => seen.push(counter.getSnapshot()));
    expect(counter.getSnapshot()).toBe(1_380_000);
    counter.start();
    expect(counter.getSnapshot()).toBe(0);
    clock.pass(1000);
    expect(counter.getSnapshot()).toBeGreaterThan(1_000_000);
    expect(counter.getSnapshot()).toBeLessThan(1_380_000);
    clock.pass(1016);
    expect(counter.getSnapshot()).toBe(1_380_000);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(clock.timers()).toBe(0);
  });

  it('does not count with reduced motion', () => {
    const clock = createFakeClock();
    const counter = createCounter({ to: 735, reducedMotion: true, clock });
    counter.start();
    expect([counter.getSnapshot(), clock.timers()]).toEqual([735, 0]);
  });

  it('C8: leaves no frame behind, and shows the final number to a new listener', () => {
    const clock = createFakeClock();
    const counter = createCounter({ to: 735, clock });
    counter.start();
    clock.pass(500);
    counter.dispose();
    expect(clock.timers()).toBe(0);
    counter.subscribe(() => {});
    expect(counter.getSnapshot()).toBe(735);
  });

  it('ends with exactly the final number, even if it has a fraction', () => {
    const clock = createFakeClock();
    const counter = createCounter({ to: 2.5, clock });
    expect(counter.getSnapshot()).toBe(2.5);
    counter.start();
    clock.pass(2016);
    expect(counter.getSnapshot()).toBe(2.5);
  });

  it('ends at once for a duration of 0, and eases within limits', () => {
    const counter = createCounter({ to: 5, from: 9, durationMs: 0, clock: createFakeClock() });
    counter.start();
    expect(counter.getSnapshot()).toBe(5);
    expect([easeCount(-1), easeCount(0.5), easeCount(2)]).toEqual([0, 0.875, 1]);
  });
});
