import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface AppLayoutProps {
  /** Bar at the top, usually `NavigationBar`. It must contain its own landmark. */
  bar?: ReactNode;
  /** Content of the screen. */
  children: ReactNode;
  /** Content next to the screen, or below it on a phone: filters, contents, details. */
  side?: ReactNode;
  /** Accessible name of the side column. Required with `side`. */
  sideLabel?: string | undefined;
  /** Footer of the page, usually `Footer`. It must contain its own landmark. */
  footer?: ReactNode;
  /** Tools at the bottom of the screen, on a phone only: `BottomBar`. */
  tools?: ReactNode;
  /** Id of the main element, which the skip link targets. Default `main`. */
  mainId?: string | undefined;
  /** The screen uses the whole width and sets its own space around it. Default `false`. */
  isFullWidth?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Frame around a screen: skip link, top bar, main content, side column, footer, and on a phone a bar of tools at the
 * bottom. Only the main content is printed.
 *
 * - **Do** use one per page, around the screen.
 * - **Don’t** nest layouts, or add a second `main` element.
 */
export function AppLayout(props: AppLayoutProps) {
  const { bar, children, side, sideLabel, footer, tools, mainId = 'main', isFullWidth } = props;
  const labels = useLabels();
  return (
    <div className={cx('hn-app', props.className)}>
      <a className="hn-skip-link" href={`#${mainId}`}>
        {labels.skipToContent}
      </a>
      {bar}
      <div
        className={cx(
          'hn-app__middle',
          !isFullWidth && 'hn-app__middle--column hn-container',
          side !== undefined && 'hn-app__middle--side',
        )}
      >
        <main className="hn-app__main" id={mainId} tabIndex={-1}>
          {children}
        </main>
        {side && (
          <aside className="hn-app__side" aria-label={sideLabel}>
            {side}
          </aside>
        )}
      </div>
      {footer}
      {tools}
    </div>
  );
}
