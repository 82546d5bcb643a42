import { formatIndianNumber } from '@headnote/core/format';
import { chevronLeftIcon, chevronRightIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';
import { pageList } from './page-list.js';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  /** Number of rows per page. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** The total is a lower bound: `more than 1,000`. Default `false`. */
  isFloor?: boolean | undefined;
  /** Last row that the server can return; later pages are not linked. Default: all. */
  reach?: number | undefined;
  /** Returns the address of a page. */
  hrefFor: (page: number) => string;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Range of visible rows, with links to the other pages.
 *
 * - **Do** set `reach` to the last row that the server returns.
 * - **Don’t** load pages without links: readers share and bookmark them.
 */
export function Pagination(props: PaginationProps) {
  const { isFloor = false, hrefFor, linkComponent, className } = props;
  const labels = useLabels();
  const page = wholeFrom(1, props.page);
  const pageSize = wholeFrom(1, props.pageSize);
  const total = wholeFrom(0, props.total);
  const reach = figureOf(props.reach) ?? total;
  const pageCount = Math.max(1, Math.ceil(Math.min(total, reach) / pageSize));
  const first = (page - 1) * pageSize + 1;
  const range = {
    first: formatIndianNumber(first),
    last: formatIndianNumber(Math.min(page * pageSize, total)),
    total: formatIndianNumber(total),
    isFloor,
  };
  return (
    <nav className={cx('hn-pages', className)} aria-label={labels.pages}>
      <p className="hn-pages__shown">{total > 0 && first <= total && labels.shown(range)}</p>
      {pageCount > 1 && (
        <ul className="hn-pages__list">
          {page > 1 && (
            <li>
              <Anchor
                className="hn-pages__link"
                rel="prev"
                href={hrefFor(Math.min(page - 1, pageCount))}
                linkComponent={linkComponent}
              >
                <Icon shape={chevronLeftIcon} size={14} />
                <span className="hn-pages__word">{labels.previous}</span>
              </Anchor>
            </li>
          )}
          {pageList(page, pageCount).map((entry, index) => (
            <li key={`${index}-${entry}`}>
              {entry === 'gap' ? (
                <span className="hn-pages__gap" aria-hidden="true">
                  …
                </span>
              ) : (
                <Anchor
                  className="hn-pages__link"
                  href={hrefFor(entry)}
                  linkComponent={linkComponent}
                  aria-label={labels.page(formatIndianNumber(entry))}
                  aria-current={entry === page ? 'page' : undefined}
                >
                  {formatIndianNumber(entry)}
                </Anchor>
              )}
            </li>
          ))}
          {page < pageCount && (
            <li>
              <Anchor className="hn-pages__link" rel="next" href={hrefFor(page + 1)} linkComponent={linkComponent}>
                <span className="hn-pages__word">{labels.next}</span>
                <Icon shape={chevronRightIcon} size={14} />
              </Anchor>
            </li>
          )}
        </ul>
      )}
    </nav>
  );
}

/** Reads a whole number of at least `least` from anything: an address may contain page -2. */
function wholeFrom(least: number, sent: unknown): number {
  return Math.max(least, Math.floor(figureOf(sent) ?? least));
}
