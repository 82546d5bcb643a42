import { citationLook, citationText } from '@headnote/core/format';
import { useEffect, useState } from 'react';
import { checkIcon, copyIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

/** Time in ms for which the chip shows the result of copying. */
const RESULT_MS = 2000;

export interface CitationChipProps {
  /** The citation as printed. Its copy marks a number of LII, which looks like the court's own. */
  citation: string;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * One citation. A click copies it and shows the result on the chip for two seconds; screen readers announce it. Renders
 * nothing for an empty citation.
 *
 * - **Do** show the citation exactly as printed.
 * - **Don’t** use it as a link: the name of the case is the link.
 */
export function CitationChip({ citation: raw, className }: CitationChipProps) {
  const citation = (raw as string | null | undefined) ?? '';
  const labels = useLabels();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const look = citationLook(citation);
  // A page may contain thousands of chips, so the copy icon is rendered only when the pointer or the focus comes near.
  // A pointer that rests while the page scrolls does not count: it sends no move event.
  const [isNear, setNear] = useState(false);
  const activate = () => setNear(true);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), RESULT_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  // The clipboard is missing on plain http, and the browser may refuse access.
  const copy = () => {
    const written = navigator.clipboard?.writeText(citationText(citation)) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  if (!citation) return null;
  const result = outcome && (outcome === 'copied' ? labels.copied : labels.notCopied);
  return (
    <span className={cx('hn-chip-place', (isNear || result) && 'hn-chip-place--near', className)}>
      <button
        type="button"
        className={cx('hn-chip hn-target', `hn-chip--${look}`, outcome && `hn-chip--${outcome}`)}
        title={labels.copyCitation}
        onPointerMove={activate}
        onFocus={activate}
        onClick={copy}
      >
        {look === 'serial' && <span className="hn-chip__series">{labels.liiNumber}</span>}
        <bdi className="hn-chip__text">{citation}</bdi>
        {isNear && (
          <span className="hn-chip__sign">
            <Icon shape={copyIcon} size={12} />
          </span>
        )}
        {result && (
          <span className="hn-chip__result" aria-hidden="true">
            {outcome === 'copied' && <Icon shape={checkIcon} size={12} />}
            {result}
          </span>
        )}
      </button>
      {(isNear || result) && <output className="hn-visually-hidden">{result && `${result}: ${citation}`}</output>}
    </span>
  );
}
