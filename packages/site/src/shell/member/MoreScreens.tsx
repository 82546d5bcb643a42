import './more-screens.css';
import { chevronDownIcon, Icon } from '@headnote/ui/icon';
import { Anchor } from '@headnote/ui/link';
import { useId, useRef } from 'react';
import { messages } from './messages.js';

interface MoreScreensProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** `href` of the current screen. */
  readonly current: string | undefined;
}

/** Behind a button of a wide bar: the screens that have no room in it. A narrow bar lists them in its menu. */
export function MoreScreens({ links, current }: MoreScreensProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <span className="site-more">
      <button type="button" className="site-more__button" popoverTarget={id}>
        {messages.more}
        <Icon shape={chevronDownIcon} size={14} />
      </button>
      <ul className="site-more__list site-list" id={id} ref={list} popover="auto">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor
              className="site-more__link"
              href={href}
              aria-current={href === current ? 'page' : undefined}
              onClick={() => list.current?.hidePopover()}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </span>
  );
}
