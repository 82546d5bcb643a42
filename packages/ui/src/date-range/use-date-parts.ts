import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { createCalendar, dateOf, isoOf, isWholeYear, type DateFault } from './date-value.js';

/** Parts of a date field, including parts that do not form a date. */
export interface DateParts {
  readonly state: DateFieldState;
  readonly parts: readonly DateSegment[];
  /** Error of the current parts. */
  readonly fault: DateFault | undefined;
  readonly set: (date: { toString: () => string } | null) => void;
}

/** Keeps the parts of a date while the reader types, and reports the date, or undefined, after each change. */
export function useDateParts(
  value: string | undefined,
  onChange: (date: string | undefined) => void,
  options: { locale: string; isInvalid: boolean; isDisabled: boolean },
): DateParts {
  // Keeps showing the other parts while the reader changes one of them.
  const [held, setHeld] = useState<string>();
  const shown = value ?? held;
  // Must be the same object for the same day, or the state of the field never settles.
  const date = useMemo(() => dateOf(shown), [shown]);
  const set = (next: { toString: () => string } | null) => {
    const iso = next?.toString();
    const isWhole = isWholeYear(Number.parseInt(iso ?? '', 10));
    setHeld(isWhole ? undefined : iso);
    if (isWhole || value !== undefined) onChange(isWhole ? iso : undefined);
  };
  const state = useDateFieldState({
    ...options,
    value: date,
    onChange: set,
    createCalendar,
    granularity: 'day',
    shouldForceLeadingZeros: true,
  });
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const written = isoOf(parts);
  const tell = useEffectEvent((iso: string | undefined) => {
    if (iso === value) return;
    setHeld(iso ? undefined : shown);
    onChange(iso);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the library tells no change that leaves the date it had as it was
  useEffect(() => tell(written), [written]);
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isHalf = empty > 0 || parts.some(({ type, value: year }) => type === 'year' && !isWholeYear(year));
  const fault = written || empty === parts.length ? undefined : isHalf ? 'half' : 'unreal';
  // The library would change 31 February into 29 February on blur.
  return { state: { ...state, confirmPlaceholder: nothing }, parts, fault, set };
}

const nothing = () => {};
