import { useEffect, useRef, useState } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { CitationChip } from './CitationChip.js';

/** More would push the context line out of a result row. */
const SHOWN_AT_FIRST = 4;

export interface CitationChipsProps {
  /** Citations as printed, in order. Duplicates and empty ones are left out. */
  citations: readonly string[];
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Citations of one document: the first four, then a button such as `+ 2` for the rest. Renders nothing when there are
 * none.
 *
 * - **Do** start with the neutral citation.
 * - **Don’t** list citations of several cases in one group.
 */
export function CitationChips({ citations, className }: CitationChipsProps) {
  const labels = useLabels();
  const [isOpen, setOpen] = useState(false);
  const listRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The focused button is gone, so the first new chip takes the focus.
    if (isOpen) listRef.current?.querySelectorAll('button')[SHOWN_AT_FIRST]?.focus();
  }, [isOpen]);
  const unique = [...new Set(listOf<string | null>(citations).map((citation) => citation?.trim() ?? ''))].filter(
    Boolean,
  );
  if (unique.length === 0) return null;
  const shown = isOpen ? unique : unique.slice(0, SHOWN_AT_FIRST);
  const hidden = unique.length - shown.length;
  return (
    <span ref={listRef} className={cx('hn-chips', className)}>
      {shown.map((citation) => (
        <CitationChip key={citation} citation={citation} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="hn-chip hn-chip--more hn-target"
          aria-label={labels.moreCitations(hidden)}
          onClick={() => setOpen(true)}
        >
          + {hidden}
        </button>
      )}
    </span>
  );
}
