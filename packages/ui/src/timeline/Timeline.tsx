import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';

export interface TimelineEvent {
  /** Year or date, already formatted; empty when unknown. */
  when: string;
  /** Name of the event. */
  title: ReactNode;
  /** Details of the event. Default none. */
  text?: ReactNode;
}

export interface TimelineProps {
  /** Events in order. */
  events: readonly TimelineEvent[];
  /** Accessible name of the list. */
  label: string;
  /**
   * Keeps the list vertical on wide pages, for long texts. Default `false`: events are next to each other when there is
   * space.
   */
  upright?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * History along the margin rule, with a mark for each event. Renders nothing without events.
 *
 * - **Do** pass events in order, oldest first.
 * - **Don’t** use it for steps of a task.
 */
export function Timeline({ events: raw, label, upright = false, className }: TimelineProps) {
  const events = listOf(raw);
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
