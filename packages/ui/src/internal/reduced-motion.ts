/**
 * Returns true when the system or `data-motion="reduced"` on the root element asks for reduced motion. Browser only.
 */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
