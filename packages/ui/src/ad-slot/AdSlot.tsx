import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { useAdSettings, type AdPlacement } from './ads.js';
import { useAd } from './use-ad.js';

export interface AdSlotProps {
  /** Where it stands, which is its size: `left` and `right` 160 × 600, `below` 90 high and as wide as the text. */
  placement: AdPlacement;
  /** The house's own content, shown where no provider is set, none may be asked, or it has nothing. */
  children?: ReactNode;
  className?: string | undefined;
}

/**
 * A place for an advertisement. Its room is kept from the first drawing, it fills 900 ms after that, and it always says
 * what it is. The provider comes from `AdsProvider`, and is asked only with the reader's consent.
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
        {phase === 'house' ? <div className="hn-ad__house">{children}</div> : null}
        <div className="hn-ad__place" ref={place} hidden={phase === 'house'} />
      </div>
    </div>
  );
}
