import { formatIndianNumber } from '@headnote/core/format';
import { useId, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../button/index.js';
import { crossIcon, Icon, menuIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';
import { Wordmark } from '../wordmark/index.js';
import { siteLinks, type NavigationLink } from './site-links.js';

export interface NavigationBarProps {
  /** Links of the bar. Default: the seven of the public site. */
  links?: readonly NavigationLink[] | undefined;
  /** `href` of the current page. Default none. */
  current?: string | undefined;
  /** Remaining days of the subscription; 0 means that it has expired. Leave it out for visitors. */
  daysRemaining?: number | undefined;
  /** Address of Get started; `null` leaves it out. Default `/`. */
  getStartedHref?: string | null | undefined;
  /** Content in the middle, for example the search box of the member area. What is at the end then moves into the menu. */
  search?: ReactNode;
  /** Shows that `/` focuses the search box, on wide screens with a keyboard. Default `false`. */
  hasSearchHint?: boolean | undefined;
  /** Content at the end, before Get started, for example the account menu. */
  end?: ReactNode;
  /** Name of the wordmark. Default `Headnote`. */
  brandName?: string | undefined;
  /** Address of the wordmark. Default `/`. */
  homeHref?: string | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Navigation bar at the top of every page, always one row. Below 1024 px, a Menu button shows the links; it also works
 * without script. With a search box, the menu also has the days and the end.
 *
 * - **Do** pass the `href` of the current page as `current`.
 * - **Don’t** add more links than fit at 1024 px.
 */
export function NavigationBar(props: NavigationBarProps) {
  const { current, daysRemaining, getStartedHref = '/', search, end, brandName, linkComponent } = props;
  const labels = useLabels();
  const days = (daysRemaining ?? undefined) === undefined ? undefined : Math.max(0, figureOf(daysRemaining) ?? 0);
  const menuId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const links = props.links ?? siteLinks(labels);
  // Browsers without popover support always show the list.
  const closeMenu = () => {
    if (menuRef.current?.matches(':popover-open')) menuRef.current.hidePopover();
  };
  const isMember = Boolean(search);
  const account = (
    <div className="hn-bar__end">
      {days !== undefined && <span className="hn-bar__days">{labels.daysLeft(formatIndianNumber(days), days)}</span>}
      {props.hasSearchHint && (
        <span className="hn-bar__hint">
          {labels.search} <kbd className="hn-key">/</kbd>
        </span>
      )}
      {end}
      {getStartedHref !== null && (
        <ButtonLink variant="primary" size="small" href={getStartedHref} linkComponent={linkComponent}>
          {labels.getStarted}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <header className={cx('hn-bar', isMember && 'hn-bar--member', props.className)}>
      <div className="hn-bar__row hn-container">
        <Wordmark
          className="hn-bar__wordmark"
          name={brandName}
          href={props.homeHref ?? '/'}
          linkComponent={linkComponent}
        />
        {search && <div className="hn-bar__search">{search}</div>}
        <nav className="hn-bar__navigation" aria-label={labels.mainNavigation}>
          <button type="button" className="hn-bar__menu-button" popoverTarget={menuId} aria-label={labels.menu}>
            <Icon shape={menuIcon} size={20} className="hn-bar__open" />
            <Icon shape={crossIcon} size={20} className="hn-bar__close" />
          </button>
          <div className="hn-bar__menu" id={menuId} ref={menuRef} popover="auto">
            <ul className="hn-bar__links">
              {links.map((link) => (
                <li key={link.href}>
                  <Anchor
                    className="hn-bar__link"
                    href={link.href}
                    linkComponent={linkComponent}
                    aria-current={link.href === current ? 'page' : undefined}
                    onClick={closeMenu}
                  >
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
            {isMember && account}
          </div>
        </nav>
        {!isMember && account}
      </div>
    </header>
  );
}
