import type { ReactNode } from 'react';
import { figureOf } from '../internal/figure-of.js';
import { FieldCount } from './FieldCount.js';

export interface CountedEnd {
  readonly labelEnd: ReactNode;
  readonly text: string;
  /** Most characters that the text may have; undefined where nobody counts. */
  readonly countTo: number | undefined;
}

/** What stands at the right of a label: the caller's own and, where the characters are counted, how many are used. */
export function countedEnd({ labelEnd, text, countTo }: CountedEnd): ReactNode {
  const max = figureOf(countTo);
  if (max === undefined) return labelEnd;
  return (
    <>
      {labelEnd} <FieldCount text={text} max={max} />
    </>
  );
}
