import { cx } from '../internal/cx.js';
import { Anchor, type AnchorProps, type LinkComponent } from './Anchor.js';

export interface TextLinkProps extends AnchorProps {
  /**
   * `sentence`: accent colour, underlined; `quiet`: accent colour only, for a link outside a sentence; `law`: ink with
   * an accent underline, inside a text of law. Default `sentence`.
   */
  kind?: 'sentence' | 'quiet' | 'law' | undefined;
  linkComponent?: LinkComponent | undefined;
}

/** Text link. */
export function TextLink({ kind = 'sentence', className, ...props }: TextLinkProps) {
  return <Anchor {...props} className={cx('hn-link', `hn-link--${kind}`, className)} />;
}
