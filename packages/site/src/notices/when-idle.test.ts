import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.js';

describe('whenIdle', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('waits for an idle moment, but not forever', () => {
    const request = vi.fn(() => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const work = vi.fn();
    const callOff = whenIdle(work);
    expect(request).toHaveBeenCalledWith(work, { timeout: 3_000 });
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('waits a fixed time in a browser without idle reports', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const work = vi.fn();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(work).toHaveBeenCalledOnce();
  });
});
