import { useState } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { CitationChip } from './CitationChip.js';

/** More would push the context line out of a result row. */
const SHOWN_AT_FIRST = 4;

export interface CitationChipsProps {
  citations: readonly string[];
  className?: string | undefined;
}

/** The citations of one document: four at first, the rest behind `+ 2`. Draws nothing when there are none. */
export function CitationChips({ citations, className }: CitationChipsProps) {
  const labels = useLabels();
  const [isOpen, setOpen] = useState(false);
  const unique = [...new Set(citations.map((citation) => citation.trim()).filter(Boolean))];
  if (unique.length === 0) return null;
  const shown = isOpen ? unique : unique.slice(0, SHOWN_AT_FIRST);
  const hidden = unique.length - shown.length;
  return (
    <span className={cx('hn-chips', className)}>
      {shown.map((citation) => (
        <CitationChip key={citation} citation={citation} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="hn-chip hn-chip--more"
          aria-label={labels.moreCitations(hidden)}
          onClick={() => setOpen(true)}
        >
          + {hidden}
        </button>
      )}
    </span>
  );
}
