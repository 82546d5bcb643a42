import { Fragment, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import type { UnderstoodRun } from './understood-runs.js';

export interface UnderstoodLineProps {
  /** The sentence, from `understoodRuns` or from a citation. A full stop is added. */
  runs: readonly UnderstoodRun[];
  /** Begins the sentence. Default `Looking for`. */
  lead?: ReactNode;
  /** Draws one reading, for example as a button that opens a choice. Default: marked with a dotted line. */
  renderReading?: ((words: string) => ReactNode) | undefined;
  /** Stands after the sentence: the case that was found, other ways to read it. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A search said back in words: the searcher's own in italics, our reading of them in ink, the rest muted. Without words there is nothing. */
export function UnderstoodLine({ runs: sent, lead, renderReading, children, className }: UnderstoodLineProps) {
  const labels = useLabels();
  const runs = listOf(sent);
  if (runs.every(({ text }) => !text)) return children;
  return (
    <span className={cx('hn-understood', className)}>
      {lead ?? labels.lookingFor}{' '}
      {runs.map(({ text, role }, index) => (
        <Fragment key={index}>
          {role === 'said' && <em>{text}</em>}
          {role === 'reading' && (renderReading?.(text) ?? <strong>{text}</strong>)}
          {role === 'plain' && text}
        </Fragment>
      ))}
      .{children && ' '}
      {children}
    </span>
  );
}
