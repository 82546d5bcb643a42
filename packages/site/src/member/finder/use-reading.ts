import type { Citation, IncompleteCitation } from '@headnote/core/citation';
import { useEffect, useRef, useState } from 'react';
import { createCitationWorker, type CitationWorker } from '../../services/citation-worker/create-citation-worker.js';

/** The citations found in a line. */
export interface Reading {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Set if the line is a citation without its page. */
  readonly incomplete?: IncompleteCitation | undefined;
  /** True when the engine could not be loaded. */
  readonly isBroken?: boolean;
}

/** Longest line that is read while the reader types, in characters. */
const MAX_LINE = 500;

/** Reads a line while the reader types. The engine is loaded with the first letter. Undefined until the first answer. */
export function useReading(text: string): Reading | undefined {
  const worker = useRef<CitationWorker>(undefined);
  const [reading, setReading] = useState<Reading>();
  useEffect(
    () => () => {
      worker.current?.dispose();
      worker.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (text.trim() === '') return;
    let isCurrent = true;
    const reader = (worker.current ??= createCitationWorker());
    reader.read(text.slice(0, MAX_LINE)).then(
      (read) => isCurrent && setReading({ text, ...read }),
      () => {
        // A worker whose code did not load never answers; the next letter starts another one.
        reader.dispose();
        if (worker.current === reader) worker.current = undefined;
        if (isCurrent) setReading({ text, citations: [], isBroken: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text.trim() === '' ? undefined : reading;
}
