import { useRef } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';

/** Day, month or year of a date that is being written. The month is typed as a number and shown as a word. */
export function DatePart({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const months = useDateFormatter({ month: 'long', timeZone: 'UTC' });
  const isMonth = segment.type === 'month' && !segment.isPlaceholder;
  // Styles stand in the sheet: a content policy may forbid style attributes.
  const { style: _style, ...attributes } = segmentProps as typeof segmentProps & { style?: unknown };
  return (
    <span {...attributes} ref={ref} className="hn-date-part">
      {isMonth ? months.format(new Date(Date.UTC(2000, (segment.value ?? 1) - 1, 1))) : segment.text}
    </span>
  );
}
