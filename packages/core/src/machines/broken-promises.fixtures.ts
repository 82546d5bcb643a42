import type { Suite } from './suite.js';

/** Names of the promises that a skin does not keep: the control of a suite, which must not be empty for a broken skin. */
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
