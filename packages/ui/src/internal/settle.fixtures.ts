/** Does something and waits until React has drawn what came of it. */
export async function settle(run?: () => unknown): Promise<void> {
  await run?.();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
