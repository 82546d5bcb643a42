import { useState, type KeyboardEvent } from 'react';
import { plainDigits } from '../internal/plain-digits.js';

/** What counts as a year; whether there is such a one on the axis is not asked here. */
const YEAR = /^\d{1,4}$/;

export interface YearFieldProps {
  label: string;
  year: number;
  /** Stands for an empty field: no limit on this side. */
  bound: number;
  /** Called with what was typed, on Enter and on leaving; never with what is no year. */
  onCommit: (year: number) => void;
}

/** One end of the range as a field. What is no year gives way to the year that was there. */
export function YearField({ label, year, bound, onCommit }: YearFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const text = plainDigits(typed).trim();
    setTyped(undefined);
    if (text === '') onCommit(bound);
    else if (YEAR.test(text)) onCommit(Number(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The range is taken over; a form around it is not sent by the way.
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
    }
  };
  return (
    <input
      className="hn-field__input hn-years__field"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? String(year)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
