import { formatIndianNumber } from '@headnote/core/format';
import { useLabels } from '../labels/index.js';

/** From so many characters before the limit on the count is read aloud: earlier it would speak at every key. */
const SPEAK_FROM = 10;

/** How many characters of a text are used. One that is too long is not cut: the form says so. */
export function FieldCount({ text, max }: { text: string; max: number }) {
  const labels = useLabels();
  // As core counts: a character outside the basic plane is one.
  const used = Array.from(text).length;
  const left = max - used;
  return (
    <span className="hn-field__count hn-figures">
      <span aria-hidden="true" className={left < 0 ? 'hn-field__over' : undefined}>
        {formatIndianNumber(used)} / {formatIndianNumber(max)}
      </span>
      <span className="hn-visually-hidden" aria-live="polite">
        {left <= SPEAK_FROM && labels.charactersLeft(left)}
      </span>
    </span>
  );
}
