import type { AnchorHTMLAttributes, MouseEvent, ReactNode, RefAttributes } from 'react';
import { box } from './box.js';

/** Where a widget's links open: in the same tab, a new tab, or the top window of a framed page. */
export type LinkTarget = '_self' | '_blank' | '_top';

interface WidgetLinkProps {
  readonly name: string;
  readonly href: string;
  readonly target: LinkTarget;
  readonly children: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** More attributes, such as the role of an option. */
  readonly attributes?: (AnchorHTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>) | undefined;
}

/**
 * A link to the library. Any address but http(s) and a path of this site (`javascript:`, `data:`, `//elsewhere`) is
 * dropped: the text stays, without a link.
 */
export function WidgetLink({ name, href, target, children, onClick, attributes }: WidgetLinkProps) {
  const isNewTab = target === '_blank';
  return (
    <a
      {...box(name)}
      href={/^(https?:\/\/|\/(?![/\\]))/i.test(href) ? href : undefined}
      target={target}
      rel={isNewTab ? 'noopener' : undefined}
      onClick={onClick}
      {...attributes}
    >
      {children}
      {isNewTab && <span {...box('hidden')}> (opens in a new tab)</span>}
    </a>
  );
}
