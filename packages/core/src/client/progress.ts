/** How far a transfer has come. */
export interface Progress {
  /** `upload`: what the call sends, `download`: its answer. */
  readonly direction: 'upload' | 'download';
  /** Bytes so far; never less than in the report before. */
  readonly transferred: number;
  /** Bytes in all: more than `transferred` until the last report, where both are equal; absent while not known. */
  readonly total?: number;
}

/** Told as bytes come or go. What it throws ends the call, which then rejects with it. */
export type OnProgress = (progress: Progress) => void;

/** One direction of one call, repeats included. */
export interface ProgressMeter {
  /** Bytes so far, of as many as the other side has announced. */
  move(transferred: number, announced?: number): void;
  /** All bytes are through, whatever was announced. */
  end(transferred: number): void;
}

/** Creates the meter of one direction: what it reports only grows, and is whole at the end and not before. */
export function createProgressMeter(direction: Progress['direction'], report: OnProgress): ProgressMeter {
  let last = 0;
  return {
    move(transferred, announced = 0) {
      // At the announced end it is not over yet: more may come, and the last bytes may be what is missing.
      if (transferred <= last || transferred === announced) return;
      last = transferred;
      report({ direction, transferred, ...(announced > transferred ? { total: announced } : {}) });
    },
    end(transferred) {
      last = Math.max(last, transferred);
      if (last > 0) report({ direction, transferred: last, total: last });
    },
  };
}
