import type { ReactNode } from 'react';
import { Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import type { FlagTreatment } from './flag-treatments.js';
import { treatmentLooks } from './treatment-looks.js';

export interface TreatmentFlagProps {
  /** Treatment of a judgment; `none` when no treatment is recorded. */
  treatment: FlagTreatment;
  /** Replaces the standard word when more is known, for example `Limited on review`. */
  children?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Treatment of a cited judgment, as an icon and a word, so that colour is not needed.
 *
 * - **Do** show it next to the name of the case that it describes.
 * - **Don’t** show colour without the word.
 */
export function TreatmentFlag({ treatment, children, className }: TreatmentFlagProps) {
  const { treatments } = useLabels();
  // A newer server may send an unknown treatment: show its word in a neutral look.
  const { shape, role } = (treatmentLooks as Partial<typeof treatmentLooks>)[treatment] ?? treatmentLooks.none;
  return (
    <span
      className={cx('hn-treatment', `hn-treatment--${role}`, treatment === 'none' && 'hn-treatment--none', className)}
    >
      <Icon shape={shape} size={15} />
      {children ?? (treatments as Partial<typeof treatments>)[treatment] ?? (treatment || treatments.none)}
    </span>
  );
}
