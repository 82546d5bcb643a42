import { useEffect, useEffectEvent, useRef } from 'react';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { monthNames, monthOf } from './date-value.js';

/** What people write between day, month and year. */
const PART_END = /^[\s./-]$/;

/** Day, month or year of a date that is being written. The month is typed as a number or by its letters, and shown as a word. */
export function DatePart({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const setMonth = useEffectEvent((letters: string) => {
    const month = segment.type === 'month' ? monthOf(letters) : undefined;
    if (month) state.setSegment('month', month);
    return month;
  });
  useEffect(() => {
    const part = ref.current;
    const goOn = () => (part?.nextElementSibling as HTMLElement | null)?.focus();
    // Where digits or letters lead on by themselves what is behind them is typed in the next part already.
    let isTyped = false;
    let letters = '';
    const rest = () => {
      isTyped = false;
      letters = '';
    };
    const hear = ({ data, inputType }: InputEvent) => {
      const text = data ?? '';
      if (/^\d/.test(text)) isTyped = true;
      else if (isTyped && PART_END.test(text)) goOn();
      // An input method gives all it has so far.
      letters = inputType === 'insertCompositionText' ? text : letters + text;
      const month = setMonth(letters);
      if (month) goOn();
      else if (month === undefined) letters = '';
    };
    part?.addEventListener('focus', rest);
    part?.addEventListener('beforeinput', hear);
    return () => {
      part?.removeEventListener('focus', rest);
      part?.removeEventListener('beforeinput', hear);
    };
  }, []);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const isMonth = segment.type === 'month' && !segment.isPlaceholder;
  // Styles stand in the sheet: a content policy may forbid style attributes.
  const { style: _style, ...attributes } = segmentProps as typeof segmentProps & { style?: unknown };
  return (
    <span {...attributes} ref={ref} className="hn-date-part">
      {isMonth ? (monthNames[(segment.value ?? 0) - 1] ?? segment.text) : segment.text}
    </span>
  );
}
