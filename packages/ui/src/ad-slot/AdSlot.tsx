import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { useAdSettings, type AdPlacement } from './ads.js';
import { useAd } from './use-ad.js';

export interface AdSlotProps {
  /**
   * Position on the page, which sets the size: `left` and `right` are 160 × 600 px; `below` is 90 px high and as wide
   * as the text.
   */
  placement: AdPlacement;
  /** Fallback shown without a provider, without consent, or when the provider has nothing to show. */
  children?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Place for an advertisement. It reserves its space at once, loads 900 ms after the first render and is always
 * labelled. The provider comes from `AdsProvider` and is called only with the reader's consent.
 *
 * - **Do** reserve a slot that is part of the page's layout.
 * - **Don’t** place a slot inside the text of a judgment, or ask a provider without consent.
 */
export function AdSlot({ placement, children, className }: AdSlotProps) {
  const labels = useLabels();
  const { provider, consent = 'refused', isOff = false } = useAdSettings();
  const { phase, place } = useAd({ placement, provider: consent === 'given' ? provider : undefined, isOff });
  if (isOff) return null;
  return (
    <div
      className={cx('hn-ad', `hn-ad--${placement}`, className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form; and a landmark each would be too much
      role="group"
      aria-label={labels.advertisement}
      aria-busy={phase === 'asking' || undefined}
    >
      <p className="hn-ad__label" aria-hidden="true">
        {labels.advertisement}
      </p>
      <div className="hn-ad__room">
        {phase === 'fallback' ? <div className="hn-ad__fallback">{children}</div> : null}
        <div className="hn-ad__place" ref={place} hidden={phase === 'fallback'} />
      </div>
    </div>
  );
}
