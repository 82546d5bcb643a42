import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { Anchor, type LinkComponent } from '../link/index.js';

export interface CardProps {
  /** Heading of the card. Default none. */
  title?: ReactNode;
  /** Level of the heading. Default `3`. */
  level?: 2 | 3 | 4 | undefined;
  /**
   * Address of the title link, which makes the whole card clickable. `children` must then contain no other controls.
   */
  href?: string | undefined;
  /** Content of the card. */
  children?: ReactNode;
  /** Buttons or links at the bottom. */
  actions?: ReactNode;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Box for one independent thing on a page: a form, a package, a tool.
 *
 * - **Do** use it for one independent thing, with a heading.
 * - **Don’t** use it for lists: their items are rows with hairlines.
 */
export function Card({ title, level = 3, href, children, actions, linkComponent, className }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx('hn-card', href !== undefined && 'hn-card--link', className)}>
      {title && (
        <Heading className="hn-card__title">
          {href === undefined ? (
            title
          ) : (
            <Anchor className="hn-card__link" href={href} linkComponent={linkComponent}>
              {title}
            </Anchor>
          )}
        </Heading>
      )}
      {children && <div className="hn-card__body">{children}</div>}
      {actions && <div className="hn-card__actions">{actions}</div>}
    </article>
  );
}
