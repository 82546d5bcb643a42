import { cx } from '../internal/cx.js';
import { Anchor, type LinkComponent } from '../link/index.js';
import { WordmarkSign } from './WordmarkSign.js';

export interface WordmarkProps {
  /** Name to show. Default `Headnote`. */
  name?: string | undefined;
  /** Address of the wordmark. Without it, the wordmark is not a link. */
  href?: string | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Logo: sign and name.
 *
 * - **Do** link it to the home page in the navigation bar.
 * - **Don’t** use the sign without the name where there is space for both.
 */
export function Wordmark({ name, href, linkComponent, className }: WordmarkProps) {
  const content = (
    <>
      <WordmarkSign />
      <span className="hn-wordmark__name">{name || 'Headnote'}</span>
    </>
  );
  if (!href) return <span className={cx('hn-wordmark', className)}>{content}</span>;
  return (
    <Anchor href={href} linkComponent={linkComponent} className={cx('hn-wordmark', className)}>
      {content}
    </Anchor>
  );
}
