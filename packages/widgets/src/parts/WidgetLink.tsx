import type { MouseEvent, ReactNode } from 'react';
import { box } from './box.js';

/** Where links of a widget open: the same tab, a new one, or the whole window of a page inside frames. */
export type LinkTarget = '_self' | '_blank' | '_top';

interface WidgetLinkProps {
  readonly name: string;
  readonly href: string;
  readonly target: LinkTarget;
  readonly children: ReactNode;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link to the library. An address that is neither http(s) nor a path of this site (`javascript:`, `data:`,
 * `//elsewhere`) becomes a link without address, which can be read but not followed.
 */
export function WidgetLink({ name, href, target, children, onClick }: WidgetLinkProps) {
  const isNewTab = target === '_blank';
  return (
    <a
      {...box(name)}
      href={/^(https?:\/\/|\/(?![/\\]))/i.test(href) ? href : undefined}
      target={target}
      rel={isNewTab ? 'noopener' : undefined}
      onClick={onClick}
    >
      {children}
      {isNewTab && <span {...box('hidden')}> (opens in a new tab)</span>}
    </a>
  );
}
