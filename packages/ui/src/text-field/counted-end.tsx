import type { ReactNode } from 'react';
import { figureOf } from '../internal/figure-of.js';
import { FieldCount } from './FieldCount.js';

export interface CountedEnd {
  readonly labelEnd: ReactNode;
  readonly text: string;
  /** Maximum number of characters; undefined for no counter. */
  readonly countTo: number | undefined;
}

/** Content at the end of a label line: the caller's, and the counter. */
export function countedEnd({ labelEnd, text, countTo }: CountedEnd): ReactNode {
  const max = figureOf(countTo);
  if (max === undefined) return labelEnd;
  return (
    <>
      {labelEnd} <FieldCount text={text} max={max} />
    </>
  );
}
