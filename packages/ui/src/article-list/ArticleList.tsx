import type { Article } from '@headnote/core/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState } from '../error-state/index.js';
import { externalLinkIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { InlineHtml } from '../internal/InlineHtml.js';
import { useLabels } from '../labels/index.js';
import { Skeleton } from '../skeleton/index.js';

export interface ArticleListProps {
  /** The articles; each `subtitle` must have passed `sanitizeInline` of core. Undefined while they are loading. */
  articles: readonly Article[] | undefined;
  /** They did not come: what happened, in words. */
  error?: ReactNode;
  /** Called by Try again. */
  onRetry?: (() => void) | undefined;
  /** Level of the titles, 2 to 4. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

/** Articles on other pages: each opens in a new tab, and its name says so. */
export function ArticleList({ articles, error, onRetry, level = 3, className }: ArticleListProps) {
  const labels = useLabels();
  const Heading = `h${level}` as const;
  if (error) return <ErrorState title={labels.articlesFailed} text={error} onRetry={onRetry} level={level} />;
  if (!articles) return <Skeleton shape="act" className={className} />;
  // What has neither a title nor an address is nothing to read.
  const known = articles.filter(({ title, url }) => title || url);
  if (known.length === 0) return <EmptyState title={labels.noArticles} level={level} />;
  return (
    <ul className={cx('hn-articles', className)}>
      {known.map(({ title, url, subtitle }, index) => (
        <li key={`${url} ${index}`} className="hn-articles__item">
          <Heading className="hn-articles__title">
            <a className="hn-articles__link" href={url} target="_blank" rel="noopener noreferrer">
              {title || url}
              <Icon shape={externalLinkIcon} size={14} label={`(${labels.opensInNewTab})`} />
            </a>
          </Heading>
          {subtitle && <InlineHtml className="hn-articles__subtitle" html={subtitle} />}
        </li>
      ))}
    </ul>
  );
}
