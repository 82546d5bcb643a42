import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { Anchor, type LinkComponent } from '../link/index.js';

export interface Suggestion {
  /** Text of the link. */
  label: string;
  /** Address of the search. */
  href: string;
  /** Number of results, already formatted. */
  count?: string | undefined;
}

export interface EmptyStateProps {
  /** Heading that says what is missing. */
  title: ReactNode;
  /** Text that says what to try. */
  text?: ReactNode;
  /** Searches that find something, with the number of results. */
  suggestions?: readonly Suggestion[] | undefined;
  /** Level of the heading. Default `2`. */
  level?: 2 | 3 | 4 | undefined;
  /** Content below the suggestions, for example a button. */
  children?: ReactNode;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Message in place of an empty list or document. It says what is missing and offers suggestions.
 *
 * - **Do** offer searches that are known to find something, with their counts.
 * - **Don’t** only say “No results”, or use it for errors: that is `ErrorState`.
 */
export function EmptyState({
  title,
  text,
  suggestions: raw,
  level = 2,
  children,
  linkComponent,
  className,
}: EmptyStateProps) {
  const suggestions = listOf(raw);
  const Heading = `h${level}` as const;
  return (
    <div className={cx('hn-empty', className)}>
      <Heading className="hn-empty__title">{title}</Heading>
      {text && <p className="hn-empty__text">{text}</p>}
      {suggestions.length > 0 && (
        <ul className="hn-empty__suggestions">
          {suggestions.map((suggestion) => (
            <li key={suggestion.href}>
              <Anchor className="hn-empty__suggestion" href={suggestion.href} linkComponent={linkComponent}>
                <span>{suggestion.label}</span>{' '}
                {suggestion.count !== undefined && <span className="hn-empty__count">{suggestion.count}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {children && <div className="hn-empty__rest">{children}</div>}
    </div>
  );
}
