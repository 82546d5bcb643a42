import type { Suite } from './suite.js';

/** Returns the names of the tests that a view fails. For the controls, which must not be empty for a broken view. */
export async function brokenPromises<Mount>(suite: Suite<Mount>, mount: Mount): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { name, run } of suite) {
    try {
      await run(mount);
    } catch {
      broken.push(name);
    }
  }
  return broken;
}
