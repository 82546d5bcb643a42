import { describe, expect, it, vi } from 'vitest';
import { createLoadingFlag } from './loading-flag.js';

describe('createLoadingFlag', () => {
  it('stays set until everything under way has ended', () => {
    const flag = createLoadingFlag();
    const endFirst = flag.begin();
    const endSecond = flag.begin();
    endFirst();
    expect(flag.isSet()).toBe(true);
    endSecond();
    expect(flag.isSet()).toBe(false);
  });

  it('counts an end once, however often it is called', () => {
    const flag = createLoadingFlag();
    const end = flag.begin();
    flag.begin();
    end();
    end();
    expect(flag.isSet()).toBe(true);
  });

  it('tells listeners until they leave', () => {
    const flag = createLoadingFlag();
    const listener = vi.fn();
    const leave = flag.subscribe(listener);
    const end = flag.begin();
    leave();
    end();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
