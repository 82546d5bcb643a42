/** Failures in a row after which no more requests are sent. */
const FAILURES = 5;

/** How long none is sent; then one is tried. */
const PAUSE_MS = 5_000;

/** Stops requests to a service that does not answer, so that readers do not wait for it, and it gets no storm of retries. */
export interface CircuitBreaker {
  /** Throws while no request may be sent. */
  check(): void;
  succeeded(): void;
  failed(): void;
  /** The request ended without saying anything about the service. */
  left(): void;
}

/** Creates a closed circuit breaker. `unavailable` makes what it throws; `now` is a clock in milliseconds that nobody sets. */
export function createCircuitBreaker(
  unavailable: () => Error,
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    check() {
      if (failures < FAILURES) return;
      if (now() < openUntil || isTrying) throw unavailable();
      isTrying = true;
    },
    succeeded() {
      failures = 0;
      isTrying = false;
    },
    failed() {
      failures += 1;
      isTrying = false;
      if (failures >= FAILURES) openUntil = now() + PAUSE_MS;
    },
    left() {
      isTrying = false;
    },
  };
}
