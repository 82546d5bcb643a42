const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A page that draws nothing new may get no idle time at all from a busy browser. */
const LONGEST_REST_MS = 2000;

/** Waits for an idle browser: React renders transitions in separate tasks, which a busy machine delays. */
const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_REST_MS }));

/** Runs an action and waits until React has rendered all its results, including later renders. */
export async function settle(run?: () => unknown): Promise<void> {
  await run?.();
  await frame();
  await frame();
  await rest();
}
