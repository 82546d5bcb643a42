/** Duration of the scroll to the footer, in milliseconds. */
const SCROLL_MS = 2000;
/** What a reader does to move the page. The scroll then stops. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element with an id in two seconds, or at once if the reader prefers less motion, and moves the focus there.
 * The reader can stop it by moving the page.
 */
export function scrollToElement(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const from = window.scrollY;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const begun = performance.now();
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const name of takeovers) window.removeEventListener(name, stop);
  };
  const step = (): void => {
    const part = isStill ? 1 : Math.min(1, (performance.now() - begun) / SCROLL_MS);
    // Measured in each frame, because pictures above may still arrive.
    const { scrollHeight } = document.documentElement;
    const to = Math.min(element.getBoundingClientRect().top + window.scrollY, scrollHeight - window.innerHeight);
    window.scrollTo({ top: from + (to - from) * ease(part), behavior: 'instant' });
    if (part < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    element.setAttribute('tabindex', '-1');
    element.focus({ preventScroll: true });
  };
  for (const name of takeovers) window.addEventListener(name, stop, { passive: true });
  step();
}

/** Slow at both ends. */
function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
