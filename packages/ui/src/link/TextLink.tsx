import { cx } from '../internal/cx.js';
import { Anchor, type BaseLinkProps } from './Anchor.js';

export interface TextLinkProps extends BaseLinkProps {
  /**
   * `sentence`: accent colour, underlined; `quiet`: accent colour only, for a link outside a sentence; `law`: ink with
   * an accent underline, inside a text of law. Default `sentence`.
   */
  kind?: 'sentence' | 'quiet' | 'law' | undefined;
}

/**
 * Text link.
 *
 * - **Do** name the target: “Pricing”, not “click here”.
 * - **Don’t** use it for actions: that is `Button`.
 */
export function TextLink({ kind = 'sentence', className, ...props }: TextLinkProps) {
  return <Anchor {...props} className={cx('hn-link', `hn-link--${kind}`, className)} />;
}
