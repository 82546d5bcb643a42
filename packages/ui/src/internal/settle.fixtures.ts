const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits for an idle browser: React renders transitions in separate tasks, which a busy machine delays. */
const rest = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Runs an action and waits until React has rendered all its results, including later renders. */
export async function settle(run?: () => unknown): Promise<void> {
  await run?.();
  await frame();
  await frame();
  await rest();
}
