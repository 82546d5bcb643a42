/** Whether motion is unwanted: by the system's setting, or by `data-motion="reduced"` on the root. Browser only. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
