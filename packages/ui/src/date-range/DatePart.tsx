import { useEffect, useEffectEvent, useRef } from 'react';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { monthNames, monthOf } from './date-value.js';

/** Characters that people type between day, month and year. */
const PART_END = /^[\s./-]$/;

/** Day, month or year of a date field. The month accepts a number or letters and shows a word. */
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
    // A complete part moves the focus on automatically, so the next part must not treat the separator as its own input.
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
      // An input method sends the whole composition each time.
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
  // The style sheet contains these styles: a content policy may forbid style attributes.
  const { style: _style, ...attributes } = segmentProps as typeof segmentProps & { style?: unknown };
  return (
    <span {...attributes} ref={ref} className="hn-date-part">
      {isMonth ? (monthNames[(segment.value ?? 0) - 1] ?? segment.text) : segment.text}
    </span>
  );
}
