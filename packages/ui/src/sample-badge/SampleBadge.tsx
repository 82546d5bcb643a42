import { Icon, sampleIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface SampleBadgeProps {
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Badge that marks a fictional sample document, which is not law.
 *
 * - **Do** show it next to the title of every sample document.
 * - **Don’t** use it for anything other than fictional documents.
 */
export function SampleBadge({ className }: SampleBadgeProps) {
  const labels = useLabels();
  return (
    <span className={cx('hn-sample', className)}>
      <Icon shape={sampleIcon} size={14} />
      {labels.sample}
    </span>
  );
}
