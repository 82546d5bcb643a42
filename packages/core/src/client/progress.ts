/** Progress of a transfer. */
export interface Progress {
  /** `upload` is the request, `download` the answer. */
  readonly direction: 'upload' | 'download';
  /** Bytes so far; never fewer than in the previous report. */
  readonly transferred: number;
  /** Total bytes: more than `transferred` until the last report, then equal; missing while unknown. */
  readonly total?: number;
}

/** Called with the progress. An error that it throws ends the call, which rejects with that error. */
export type OnProgress = (progress: Progress) => void;

/** The progress of one direction of a call, including repeats. */
export interface ProgressMeter {
  /** Reports the bytes so far and the announced total. */
  move(transferred: number, announced?: number): void;
  /** Reports the end, whatever the announced total. */
  end(transferred: number): void;
}

/** Creates the meter of one direction. Its reports only grow, and only the last one is complete. */
export function createProgressMeter(direction: Progress['direction'], report: OnProgress): ProgressMeter {
  let last = 0;
  return {
    move(transferred, announced = 0) {
      // At the announced total the transfer may still go on, or lack its last bytes.
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
