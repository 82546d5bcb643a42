import type { ReactNode } from 'react';
import { Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import type { FlagTreatment } from './flag-treatments.js';
import { treatmentLooks } from './treatment-looks.js';

export interface TreatmentFlagProps {
  /** What one judgment does with another, or what became of one; `none` where nothing is recorded. */
  treatment: FlagTreatment;
  /** Stands in place of the plain word where more is known, for example `Limited on review`. */
  children?: ReactNode;
  className?: string | undefined;
}

/** What a judgment does with one that it cites: an icon and a word, so that no colour has to be told apart. */
export function TreatmentFlag({ treatment, children, className }: TreatmentFlagProps) {
  const { treatments } = useLabels();
  // A newer server may know a treatment that this page does not: its own word, without a judgment of ours on it.
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
