import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';

/** Piece of text that is either a search hit or plain. */
export interface Run {
  text: string;
  hit: boolean;
}

export interface HighlightProps {
  runs: readonly Run[];
  /** Element of a hit: `mark` in texts, `b` in lists of names. Default `mark`. */
  as?: 'mark' | 'b' | undefined;
  /** Index of the current hit in `runs`. Default none. */
  current?: number | undefined;
  className?: string | undefined;
}

/** Text with marked search hits. It renders text only, never HTML. */
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
