import type { CallOptions } from '@headnote/core/client';
import { useEffect, useRef, useState } from 'react';
import { downloadBlob } from '../../data/download.js';
import { describeFailure, isAborted } from '../../data/failure.js';
import { useNotify } from '../../notices/use-notify.js';

/** A file on its way. */
export interface Transfer {
  readonly label: string;
  /** Bytes so far; 0 while the server makes the file. */
  readonly transferred: number;
  readonly total: number | undefined;
}

/** What is to be downloaded. */
export interface FileRequest {
  readonly label: string;
  readonly name: string;
  readonly read: (options: CallOptions) => Promise<Blob>;
}

/** One download at a time, with progress. A new one replaces the old; leaving the page ends it. */
export interface Transfers {
  readonly current: Transfer | undefined;
  readonly start: (file: FileRequest) => Promise<void>;
  readonly cancel: () => void;
}

/** Downloads files and reports how far they are. */
export function useTransfers(): Transfers {
  const notify = useNotify();
  const [current, setCurrent] = useState<Transfer>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ label, name, read }: FileRequest): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    running.current = own;
    setCurrent({ label, transferred: 0, total: undefined });
    try {
      const blob = await read({
        signal,
        onProgress: ({ direction, transferred, total }) => {
          if (direction === 'download' && !signal.aborted) setCurrent({ label, transferred, total });
        },
      });
      if (!signal.aborted) downloadBlob(name, blob);
    } catch (error) {
      if (!isAborted(error, signal)) notify({ type: 'ERROR', title: 'Failed', text: describeFailure(error).message });
    } finally {
      if (running.current === own) setCurrent(undefined);
    }
  };
  return {
    current,
    start,
    cancel() {
      running.current?.abort();
      setCurrent(undefined);
    },
  };
}
