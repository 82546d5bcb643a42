/** Calls a listener. Reports its error as an uncaught exception, so that the session and other listeners continue. */
export function callSafely(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
