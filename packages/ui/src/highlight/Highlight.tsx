import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';

/** A stretch of text: a search hit or what stands between two of them. */
export interface Run {
  text: string;
  hit: boolean;
}

export interface HighlightProps {
  runs: readonly Run[];
  /** Element of a hit: `mark` where hits matter for reading, `b` in lists of names. Default `mark`. */
  as?: 'mark' | 'b' | undefined;
  /** Index of the run the reader is on. */
  current?: number | undefined;
  className?: string | undefined;
}

/** Text with its search hits marked. Draws text only, never HTML. */
export function Highlight({ runs, as: Hit = 'mark', current, className }: HighlightProps) {
  return listOf(runs).map((run, index) =>
    run.hit ? (
      <Hit key={index} className={cx('hn-hit', index === current && 'hn-hit--current', className)}>
        {run.text}
      </Hit>
    ) : (
      run.text
    ),
  );
}
