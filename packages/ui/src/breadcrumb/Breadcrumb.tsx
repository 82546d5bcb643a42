import { chevronRightIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';

export interface Crumb {
  /** Text of the crumb. */
  label: string;
  /** Address of the page. Leave it out for the current page. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Pages from the home page to the current one. */
  crumbs: readonly Crumb[];
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Path to the current page, which is the last crumb. Renders nothing without crumbs.
 *
 * - **Do** end with the current page, without `href`.
 * - **Don’t** use it as the only navigation, or for a history of visited pages.
 */
export function Breadcrumb({ crumbs: raw, linkComponent, className }: BreadcrumbProps) {
  const labels = useLabels();
  const crumbs = listOf(raw).filter(({ label }) => label);
  if (crumbs.length === 0) return null;
  return (
    <nav className={cx('hn-crumbs', className)} aria-label={labels.breadcrumb}>
      <ol className="hn-crumbs__list">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={`${index}-${crumb.label}`} className="hn-crumbs__item">
              {index > 0 && <Icon shape={chevronRightIcon} size={14} className="hn-crumbs__sign" />}
              {crumb.href && !isLast ? (
                <Anchor href={crumb.href} linkComponent={linkComponent} className="hn-crumbs__link hn-target">
                  {crumb.label}
                </Anchor>
              ) : (
                <span className="hn-crumbs__here" aria-current={isLast ? 'page' : undefined}>
                  {crumb.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
