import type { Treatment } from '@headnote/core/contract';
import { Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { treatmentLooks } from './treatment-looks.js';

export interface TreatmentFlagProps {
  /** What one judgment does with another. */
  treatment: Treatment;
  className?: string | undefined;
}

/** What a judgment does with one that it cites: an icon and a word, so that no colour has to be told apart. */
export function TreatmentFlag({ treatment, className }: TreatmentFlagProps) {
  const { treatments } = useLabels();
  const { shape, role } = treatmentLooks[treatment];
  return (
    <span className={cx('hn-treatment', `hn-treatment--${role}`, className)}>
      <Icon shape={shape} size={15} />
      {treatments[treatment]}
    </span>
  );
}
