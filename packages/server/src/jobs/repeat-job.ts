interface RepeatedWork {
  readonly work: () => Promise<unknown>;
  readonly everyMs: number;
  /** True if the first run does not wait for the interval. */
  readonly atOnce?: boolean;
  readonly onError: (error: unknown) => void;
}

/** Repeats work until it is stopped, never twice at the same time. `stop` resolves when the last run has ended. */
export function repeatJob({ work, everyMs, atOnce = false, onError }: RepeatedWork): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  };
  if (atOnce) run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
