import { useEffect } from 'react';

/** While true, the browser asks before the page is left. Inside an app its router has to ask, with the same flag. */
export function useUnsavedGuard(hasUnsavedWork: boolean): void {
  useEffect(() => {
    if (!hasUnsavedWork) return;
    // Listened to only meanwhile: a page that always listens is not kept for the way back.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedWork]);
}
