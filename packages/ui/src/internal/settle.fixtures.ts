const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Does something and waits until React has drawn what came of it, also what it draws in a second step. */
export async function settle(run?: () => unknown): Promise<void> {
  await run?.();
  await frame();
  await frame();
}
