import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface AppLayoutProps {
  /** The bar on top, a landmark by itself: `NavigationBar`. */
  bar?: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** Stands beside the screen, under it on a phone: filters, contents, particulars. */
  side?: ReactNode;
  /** Name of what stands beside. Needed with `side`. */
  sideLabel?: string | undefined;
  /** Which side it stands at. Default `start`. */
  sideAt?: 'start' | 'end' | undefined;
  /** The foot of the page, a landmark by itself: `Footer`. */
  footer?: ReactNode;
  /** Tools under the thumb, on a phone only: `BottomBar`. */
  tools?: ReactNode;
  /** Id of the screen, for the link that skips to it. Default `main`. */
  mainId?: string | undefined;
  className?: string | undefined;
}

/**
 * The page around a screen: a link to skip to the content, bar, screen, side, footer, and tools at the bottom of a
 * phone. Print leaves the screen alone.
 */
export function AppLayout(props: AppLayoutProps) {
  const { bar, children, side, sideLabel, sideAt = 'start', footer, tools, mainId = 'main', className } = props;
  const labels = useLabels();
  return (
    <div className={cx('hn-app', className)}>
      <a className="hn-skip-link" href={`#${mainId}`}>
        {labels.skipToContent}
      </a>
      {bar}
      <div className={cx('hn-app__middle hn-container', side !== undefined && `hn-app__middle--${sideAt}`)}>
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
