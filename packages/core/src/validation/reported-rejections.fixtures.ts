import { onTestFinished } from 'vitest';

/** Collects unhandled rejections instead of the test runner, until the test ends. Returns a function that resolves to them. Node only. */
export function reportedRejections(): () => Promise<readonly unknown[]> {
  const reported: unknown[] = [];
  const runnerListeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => reported.push(reason));
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of runnerListeners) process.on('unhandledRejection', listener);
  });
  return async () => {
    // Node reports them after the microtasks of the current turn.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return reported;
  };
}
