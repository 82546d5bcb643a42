import { Fragment, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import type { UnderstoodRun } from './understood-runs.js';

export interface UnderstoodLineProps {
  /** The sentence, from `understoodRuns` or from a citation. A full stop is added. */
  runs: readonly UnderstoodRun[];
  /** Start of the sentence. Without it, the first of the runs starts with a capital. */
  lead?: ReactNode;
  /** Renders one reading, for example as a button with alternatives. Default: text with a dotted underline. */
  renderReading?: ((words: string) => ReactNode) | undefined;
  /** Content after the sentence: the case that was found, or other ways to read the search. */
  children?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Says in words how a search was understood: the reader's own words in italics, our reading in ink, the rest muted.
 * Renders nothing without words.
 *
 * - **Do** show it below the search box while the reader types.
 * - **Don’t** rewrite the reader's own words.
 */
export function UnderstoodLine({ runs: raw, lead, renderReading, children, className }: UnderstoodLineProps) {
  const runs = listOf(raw);
  if (runs.every(({ text }) => !text)) return children;
  return (
    <span className={cx('hn-understood', className)}>
      {lead !== undefined && <>{lead} </>}
      {runs.map(({ text, role }, index) => (
        <Fragment key={index}>
          {role === 'said' && <em>{text}</em>}
          {role === 'reading' && (renderReading?.(text) ?? <strong>{text}</strong>)}
          {role === 'plain' && (index === 0 && lead === undefined ? capitalised(text) : text)}
        </Fragment>
      ))}
      .{children && ' '}
      {children}
    </span>
  );
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
