import { cx } from '../internal/cx.js';
import { Anchor, type AnchorProps, type LinkComponent } from './Anchor.js';

export interface TextLinkProps extends AnchorProps {
  /** `sentence`: accent and underlined; `quiet`: accent alone, for a link that stands by itself; `law`: ink with an accent underline, inside a text of law. Default `sentence`. */
  kind?: 'sentence' | 'quiet' | 'law' | undefined;
  linkComponent?: LinkComponent | undefined;
}

/** A link in words. */
export function TextLink({ kind = 'sentence', className, ...props }: TextLinkProps) {
  return <Anchor {...props} className={cx('hn-link', `hn-link--${kind}`, className)} />;
}
