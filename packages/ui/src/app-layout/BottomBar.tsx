import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';

export interface BottomBarTool {
  /** Word under the icon; also its name. */
  label: string;
  icon: IconShape;
  /** Where it leads; otherwise it is a button. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** It is open, or the page one is on. */
  current?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface BottomBarProps {
  /** At most five, or words no longer fit at 320 px. */
  tools: readonly BottomBarTool[];
  /** Name of the bar. Default: Tools. */
  label?: string | undefined;
  linkComponent?: LinkComponent | undefined;
  className?: string | undefined;
}

/** Tools under the thumb. There only on a phone; wider pages have them elsewhere. */
export function BottomBar({ tools, label, linkComponent, className }: BottomBarProps) {
  const labels = useLabels();
  return (
    <nav className={cx('hn-bottom-bar', className)} aria-label={label ?? labels.tools}>
      <ul className="hn-bottom-bar__list">
        {tools.map((tool) => (
          <li key={tool.label}>
            <Tool tool={tool} linkComponent={linkComponent} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tool({ tool, linkComponent }: { tool: BottomBarTool; linkComponent: LinkComponent | undefined }) {
  const { label, icon, href, onClick, current = false, disabled } = tool;
  const inside: ReactNode = (
    <>
      <Icon shape={icon} size={20} />
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor
        className="hn-bottom-bar__tool"
        href={href}
        linkComponent={linkComponent}
        aria-current={current ? 'page' : undefined}
      >
        {inside}
      </Anchor>
    );
  }
  return (
    <button type="button" className="hn-bottom-bar__tool" aria-pressed={current} disabled={disabled} onClick={onClick}>
      {inside}
    </button>
  );
}
