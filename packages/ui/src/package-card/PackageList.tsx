import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState } from '../error-state/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { PackageCard, type PackageCardProps } from './PackageCard.js';

/** Number of columns on a wide page. */
const LOADING_CARDS = 3;

export interface PackageListProps {
  /** Props of each card, in order; undefined while they load. */
  packages: readonly PackageCardProps[] | undefined;
  /** Error to show in place of the packages, in the server's words. */
  error?: ReactNode;
  /** Called when the reader presses Try again. */
  onRetry?: (() => void) | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * All packages in one frame, with aligned rows.
 *
 * - **Do** show all packages at once, at most three per row.
 * - **Don’t** sort by price when the service sets an order.
 */
export function PackageList({ packages, error, onRetry, className }: PackageListProps) {
  const labels = useLabels();
  if (error) return <ErrorState title={labels.packagesFailed} text={error} onRetry={onRetry} />;
  if (packages?.length === 0) return <EmptyState title={labels.noPackages} />;
  return (
    <>
      {!packages && <output className="hn-visually-hidden">{labels.loading}</output>}
      <ul className={cx('hn-packages', className)} aria-busy={!packages || undefined}>
        {packages
          ? packages.map((card, index) => (
              <li key={card.offer.id ?? card.offer.name ?? index} className="hn-packages__place">
                <PackageCard {...card} />
              </li>
            ))
          : Array.from({ length: LOADING_CARDS }, (_, index) => (
              <li key={index} className="hn-packages__place" aria-hidden="true">
                <LoadingCard />
              </li>
            ))}
      </ul>
    </>
  );
}

function LoadingCard() {
  return (
    <div className="hn-package">
      <div className="hn-package__head">
        <span className="hn-bone hn-bone--short" />
        <span className="hn-bone hn-bone--title" />
      </div>
      <div>
        <span className="hn-bone hn-bone--date hn-package__bone" />
        <span className="hn-bone hn-bone--date" />
      </div>
      <span className="hn-bone hn-package__bone" />
      <div className="hn-package__coverage">
        <span className="hn-bone hn-bone--line" />
        <span className="hn-bone hn-bone--title" />
        <span className="hn-bone hn-bone--title" />
      </div>
    </div>
  );
}
