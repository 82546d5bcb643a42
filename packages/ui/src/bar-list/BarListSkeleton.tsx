import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

/** Number of placeholder rows: as many as a short list has. */
const ROWS = 4;

/** Placeholder rows of a bar list that is loading. */
export function BarListSkeleton({ className }: { className?: string | undefined }) {
  const labels = useLabels();
  return (
    <div className={cx('hn-bars', className)}>
      <output className="hn-visually-hidden">{labels.loading}</output>
      {Array.from({ length: ROWS }, (_, index) => (
        <span key={index} className="hn-bars__row" aria-hidden="true">
          <span className="hn-bone hn-bone--line" />
        </span>
      ))}
    </div>
  );
}
