/**
 * Calls a listener synchronously. If it throws, the error is reported as an unhandled rejection, so that the caller and
 * the other listeners continue.
 */
export async function notifyListener<T>(listener: (value?: T) => void, value?: T): Promise<void> {
  listener(value);
}
