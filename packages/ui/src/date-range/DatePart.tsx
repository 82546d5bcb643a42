import { useEffect, useRef } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';

/** What people write between day, month and year. */
const PART_END = /^[\s./-]$/;

/** Day, month or year of a date that is being written. The month is typed as a number and shown as a word. */
export function DatePart({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const part = ref.current;
    // Where digits lead on by themselves the sign behind them is typed in the next part already.
    let isTyped = false;
    const rest = () => (isTyped = false);
    const hear = ({ data }: InputEvent) => {
      if (/^\d/.test(data ?? '')) isTyped = true;
      else if (isTyped && PART_END.test(data ?? '')) (part?.nextElementSibling as HTMLElement | null)?.focus();
    };
    part?.addEventListener('focus', rest);
    part?.addEventListener('beforeinput', hear);
    return () => {
      part?.removeEventListener('focus', rest);
      part?.removeEventListener('beforeinput', hear);
    };
  }, []);
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
