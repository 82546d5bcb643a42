import { useEffect } from 'react';

/**
 * Makes the browser ask before the page closes while `hasUnsavedWork` is true. For navigation inside an application,
 * pass the same flag to its router.
 */
export function useUnsavedGuard(hasUnsavedWork: boolean): void {
  useEffect(() => {
    if (!hasUnsavedWork) return;
    // Listens only while needed: a permanent listener keeps the page out of the back/forward cache.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedWork]);
}
