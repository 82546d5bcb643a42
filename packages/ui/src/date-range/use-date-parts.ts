import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { createCalendar, dateOf, isoOf, isWholeYear, type DateFault } from './date-value.js';

/** A date that is being written: its parts as they stand, also those of no date. */
export interface DateParts {
  readonly state: DateFieldState;
  readonly parts: readonly DateSegment[];
  /** What is wrong with the parts as they stand. */
  readonly fault: DateFault | undefined;
  readonly set: (date: { toString: () => string } | null) => void;
}

/** Keeps the parts of a date as they are written, and tells the date in them, undefined for none, after each change. */
export function useDateParts(
  value: string | undefined,
  onChange: (date: string | undefined) => void,
  options: { locale: string; isInvalid: boolean; isDisabled: boolean },
): DateParts {
  // The parts of the last date stay in sight while one of them is written anew.
  const [held, setHeld] = useState<string>();
  const shown = value ?? held;
  // The same object for the same day, or the field's state never comes to rest.
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
  // The library would make 29 February of the 31st when the field is left.
  return { state: { ...state, confirmPlaceholder: nothing }, parts, fault, set };
}

const nothing = () => {};
