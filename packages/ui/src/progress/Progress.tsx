import { formatIndianNumber } from '@headnote/core/format';
import { useId } from 'react';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';

export interface ProgressProps {
  /** Name of the task. */
  label: string;
  /** Completed amount; undefined while the progress is unknown. */
  value?: number | undefined;
  /** Total amount. Default `100`. */
  max?: number | undefined;
  /** Progress in words. Default: per cent, or nothing while the progress is unknown. */
  text?: string | undefined;
  /** Hides label and text visually, for places that already name the task. Default `false`. */
  labelHidden?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Progress of a task, as a bar. Screen readers get label, value and text.
 *
 * - **Do** set `text` when a number says more than per cent.
 * - **Don’t** use it for content that loads in place: that is `Skeleton`.
 */
export function ProgressBar(props: ProgressProps) {
  const { label, labelHidden = false, className } = props;
  const { part, words, ends } = measure(props);
  const labelId = useId();
  const isOpen = part === undefined;
  return (
    <div className={cx('hn-progress', className)}>
      <div className={labelHidden ? 'hn-visually-hidden' : 'hn-progress__words'}>
        <span id={labelId}>{label}</span> {words && <span className="hn-progress__text">{words}</span>}
      </div>
      <progress className="hn-visually-hidden" aria-labelledby={labelId} aria-valuetext={words} {...ends} />
      <svg className="hn-progress__track" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={isOpen ? 'hn-progress__walk' : 'hn-progress__fill'} width={isOpen ? 100 : part} height="4" />
      </svg>
    </div>
  );
}

function measure({ value, max: sentMax = 100, text }: ProgressProps) {
  const [done, max] = [figureOf(value), figureOf(sentMax) ?? 0];
  // The progress of an empty total is unknown.
  if (done === undefined || max <= 0) return { part: undefined, words: text, ends: {} };
  // Values outside the range are the caller's error and are clamped.
  const shown = Math.min(max, Math.max(0, done));
  const part = (shown / max) * 100;
  return { part, words: text ?? `${formatIndianNumber(Math.floor(part))} %`, ends: { value: shown, max } };
}
