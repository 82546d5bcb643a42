import type { Toast } from '@headnote/core/machines';

/** The bar that runs down with a toast's time, and stands while the time does. It only shows the time; the queue keeps it. */
export function ToastBar({ toast: { spanMs, leftMs, runsSince } }: { toast: Toast }) {
  if (spanMs === 0) return null;
  const isRunning = runsSince !== undefined;
  // Running, it goes on from wherever it stands; a later span is not drawn as a new bar.
  const style = isRunning
    ? { transform: 'scaleX(0)', transitionDuration: `${leftMs}ms` }
    : { transform: `scaleX(${leftMs / spanMs})`, transitionDuration: '0s' };
  return <span className="hn-toast__bar" style={style} aria-hidden="true" />;
}
