import { useState, type KeyboardEvent } from 'react';
import { plainDigits } from '../internal/plain-digits.js';

/** Format of a year. The caller checks whether the axis contains it. */
const YEAR = /^\d{1,4}$/;

export interface YearFieldProps {
  label: string;
  year: number;
  /** Year that an empty field means: no limit at this end. */
  bound: number;
  /** Called with the typed year on Enter and on blur. Other text is discarded. */
  onCommit: (year: number) => void;
}

/** Field for one end of the range. Text that is not a year is replaced by the previous year. */
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
      // Enter sets the range and must not submit a surrounding form.
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
