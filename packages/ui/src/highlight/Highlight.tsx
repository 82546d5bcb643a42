import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';

/** Piece of text that is either a search hit or plain. */
export interface Run {
  /** Text of the piece. */
  text: string;
  /** True for a search hit. */
  hit: boolean;
}

export interface HighlightProps {
  /** Pieces of the text in order. */
  runs: readonly Run[];
  /** Element of a hit: `mark` in texts, `b` in lists of names. Default `mark`. */
  as?: 'mark' | 'b' | undefined;
  /** Index of the current hit in `runs`. Default none. */
  current?: number | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Text with marked search hits. It renders text only, never HTML.
 *
 * - **Do** keep the whole sentence around a hit.
 * - **Don’t** cut the text at the hit, or pass HTML.
 */
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
