import { safeHref } from '@headnote/core/content';
import type { Article } from '@headnote/core/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState } from '../error-state/index.js';
import { externalLinkIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { InlineHtml } from '../internal/InlineHtml.js';
import { useLabels } from '../labels/index.js';
import { Skeleton } from '../skeleton/index.js';

/** The address as text: a server may send anything. */
const addressOf = (url: unknown) => (typeof url === 'string' ? safeHref(url) : undefined);

export interface ArticleListProps {
  /** Articles to list; undefined while they load. Each `subtitle` must be output of core's `sanitizeInline`. */
  articles: readonly Article[] | undefined;
  /** Message to show when the articles could not be loaded. */
  error?: ReactNode;
  /** Called when the reader presses Try again. */
  onRetry?: (() => void) | undefined;
  /** Level of the title headings, 2 to 4. Default `3`. */
  level?: 2 | 3 | 4 | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * List of articles on other sites. Each link opens in a new tab, and its name says so. An article whose address a page may
 * not link to is shown without a link.
 *
 * - **Do** sanitise subtitles with `sanitizeInline` of `@headnote/core/content/browser` first.
 * - **Don’t** use it for pages of this site: they need no new tab.
 */
export function ArticleList({ articles, error, onRetry, level = 3, className }: ArticleListProps) {
  const labels = useLabels();
  const Heading = `h${level}` as const;
  if (error) return <ErrorState title={labels.articlesFailed} text={error} onRetry={onRetry} level={level} />;
  if (!articles) return <Skeleton shape="act" className={className} />;
  // Leaves out articles that have neither a title nor an address to which a page may link.
  const known = articles.filter(({ title, url }) => title || addressOf(url) !== undefined);
  if (known.length === 0) return <EmptyState title={labels.noArticles} level={level} />;
  return (
    <ul className={cx('hn-articles', className)}>
      {known.map(({ title, url, subtitle }, index) => (
        <li key={`${url} ${index}`} className="hn-articles__item">
          <Heading className="hn-articles__title">
            {addressOf(url) === undefined ? (
              title
            ) : (
              <a className="hn-articles__link" href={url} target="_blank" rel="noopener noreferrer">
                {title || url}
                <Icon shape={externalLinkIcon} size={14} label={`(${labels.opensInNewTab})`} />
              </a>
            )}
          </Heading>
          {subtitle && <InlineHtml className="hn-articles__subtitle" html={subtitle} />}
        </li>
      ))}
    </ul>
  );
}
