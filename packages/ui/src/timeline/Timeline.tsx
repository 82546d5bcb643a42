import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';

export interface TimelineEvent {
  /** The year or the date, already written out; empty where it is not known. */
  when: string;
  /** What happened then. */
  title: ReactNode;
  /** More about it. */
  text?: ReactNode;
}

export interface TimelineProps {
  events: readonly TimelineEvent[];
  /** Name of the list. */
  label: string;
  /** Upright also on a wide page, for long texts. Default false: events stand beside each other where there is room. */
  upright?: boolean | undefined;
  className?: string | undefined;
}

/** A history along the margin rule: one line, a mark for each event. Draws nothing without one. */
export function Timeline({ events: sent, label, upright = false, className }: TimelineProps) {
  const events = listOf(sent);
  if (events.length === 0) return null;
  return (
    <ol className={cx('hn-timeline', upright && 'hn-timeline--upright', className)} aria-label={label}>
      {events.map(({ when, title, text }, index) => (
        <li className="hn-timeline__event" key={`${when}-${index}`}>
          {when && <span className="hn-timeline__when">{when}</span>}{' '}
          <span className="hn-timeline__title">{title}</span>
          {text && <div className="hn-timeline__text">{text}</div>}
        </li>
      ))}
    </ol>
  );
}
