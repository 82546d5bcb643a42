import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReading } from './use-reading.js';

afterEach(() => vi.unstubAllGlobals());

it('tries again with the next letter after the engine failed to load', async () => {
  let started = 0;
  class FailingWorker extends EventTarget {
    constructor() {
      super();
      started += 1;
    }
    postMessage() {
      setTimeout(() => this.dispatchEvent(new Event('error')));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FailingWorker);
  const { result, rerender } = renderHook(({ text }) => useReading(text), { initialProps: { text: 'A' } });
  await waitFor(() => expect(result.current).toMatchObject({ text: 'A', isBroken: true }));
  rerender({ text: 'AI' });
  await waitFor(() => expect(result.current).toMatchObject({ text: 'AI', isBroken: true }));
  expect(started).toBe(2);
});
