/**
 * Runs in a page: waits until no surface comes or goes. Text that is half transparent has too little contrast for axe.
 * It takes nothing from outside, so that Playwright can send it to a page.
 */
export async function untilNothingFades(): Promise<void> {
  /** The longest time in ms for which a surface fades. The bar of a toast runs longer, and a spinner for ever. */
  const longest = 1000;
  const fades = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && Number(endTime) <= longest;
  });
  // A fade that is cancelled, by the end of its element for example, has ended too.
  await Promise.allSettled(fades.map(({ finished }) => finished));
}
