import { formatIndianNumber } from '@headnote/core/format';
import { useLabels } from '../labels/index.js';

/**
 * Number of remaining characters from which screen readers announce the count. Earlier, it would speak on every key.
 */
const SPEAK_FROM = 10;

/** Counter of the characters of a text. Text that is too long is not cut; the form shows an error. */
export function FieldCount({ text, max }: { text: string; max: number }) {
  const labels = useLabels();
  // Counts as core does: a character outside the basic plane is one.
  const used = Array.from(text).length;
  const left = max - used;
  return (
    <span className="hn-field__count hn-figures">
      <span aria-hidden="true" className={left < 0 ? 'hn-field__over' : undefined}>
        {labels.partOf(formatIndianNumber(used), formatIndianNumber(max))}
      </span>
      <span className="hn-visually-hidden" aria-live="polite">
        {left <= SPEAK_FROM && labels.charactersLeft(left)}
      </span>
    </span>
  );
}
