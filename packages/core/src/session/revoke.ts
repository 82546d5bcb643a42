/** Milliseconds before each further try of a revocation that nobody answered. */
const RETRY_AFTER = [500, 2000, 10_000, 60_000] as const;

/** A revocation under way. */
export interface Revocation {
  /** True when the server has confirmed it, false when the last try failed or it was stopped. */
  readonly done: Promise<boolean>;
  stop(): void;
}

/** Tells the server that a session has ended, and tries again while it does not answer. */
export function startRevocation(send: () => Promise<unknown>, mayRetry: (error: unknown) => boolean): Revocation {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish: (confirmed: boolean) => void = () => undefined;
  const done = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const attempt = (tries: number): void => {
    send().then(
      () => finish(true),
      (error: unknown) => {
        const pause = RETRY_AFTER[tries];
        if (pause === undefined || !mayRetry(error)) finish(false);
        else timer = setTimeout(() => attempt(tries + 1), pause);
      },
    );
  };
  attempt(0);
  return {
    done,
    stop() {
      clearTimeout(timer);
      finish(false);
    },
  };
}
