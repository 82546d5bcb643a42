import { onTestFinished } from 'vitest';

/** Hears of rejections that nobody handles, in the test runner's stead; gives what came until now. Node only. */
export function reportedRejections(): () => Promise<readonly unknown[]> {
  const reported: unknown[] = [];
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => reported.push(reason));
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  });
  return async () => {
    // Node tells of them after the microtasks of the turn.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return reported;
  };
}
