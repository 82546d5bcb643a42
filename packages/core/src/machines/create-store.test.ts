import { describe, expect, it, vi } from 'vitest';
import { createStore } from './create-store.js';

describe('createStore', () => {
  it('calls each listener once per subscription, and only after a change', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
    store.set(2);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    leave();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does not call a listener that another one has removed', () => {
    const store = createStore(1);
    const second = vi.fn();
    store.subscribe(() => leave());
    const leave = store.subscribe(second);
    store.set(2);
    expect(second).not.toHaveBeenCalled();
  });

  it('reports an error in a listener and continues', async () => {
    const store = createStore(1);
    const second = vi.fn();
    const reported: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      try {
        run();
      } catch (error) {
        reported.push(error);
      }
    });
    store.subscribe(() => {
      throw new Error('broken view');
    });
    store.subscribe(second);
    store.set(2);
    vi.unstubAllGlobals();
    expect(second).toHaveBeenCalledOnce();
    expect(reported).toEqual([new Error('broken view')]);
  });

  it('sleeps at dispose and wakes for the next listener, as in React’s strict mode', () => {
    const life = { sleep: vi.fn(), wake: vi.fn(), idle: vi.fn() };
    const store = createStore(1, life);
    const leave = store.subscribe(() => {});
    store.subscribe(() => {});
    store.dispose();
    store.dispose();
    leave();
    expect([life.sleep, life.wake, life.idle].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    store.set(2);
    expect(store.getSnapshot()).toBe(1);
    store.subscribe(() => {});
    store.set(3);
    expect([life.wake.mock.calls.length, store.getSnapshot()]).toEqual([2, 3]);
  });

  it('becomes idle when the last listener unsubscribes', () => {
    const life = { sleep: vi.fn(), wake: vi.fn(), idle: vi.fn() };
    const store = createStore(1, life);
    const leave = store.subscribe(() => {});
    const leaveToo = store.subscribe(() => {});
    leave();
    expect(life.idle).not.toHaveBeenCalled();
    leaveToo();
    leaveToo();
    expect(life.idle).toHaveBeenCalledOnce();
  });
});
