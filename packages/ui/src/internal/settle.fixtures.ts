const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Nothing waits to be done any more: React draws what may come later in tasks of its own, which a busy machine puts off. */
const rest = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Does something and waits until React has drawn what came of it, also what it draws in a second step or when there is time. */
export async function settle(run?: () => unknown): Promise<void> {
  await run?.();
  await frame();
  await frame();
  await rest();
}
