/** Calls a listener of the site. Its fault must not keep the session, or other listeners, from going on; it is reported. */
export function tell(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
