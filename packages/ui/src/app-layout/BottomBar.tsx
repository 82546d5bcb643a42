import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';

export interface BottomBarTool {
  /** Text under the icon, also its accessible name. */
  label: string;
  /** Icon above the label. */
  icon: IconShape;
  /** Address of a tool that is a link. Without it, the tool is a button. */
  href?: string | undefined;
  /** Called when the reader presses a tool that is a button. */
  onClick?: (() => void) | undefined;
  /** The tool is open, or it links to the current page. Default `false`. */
  current?: boolean | undefined;
  /** Disables a tool that is a button. Default `false`. */
  disabled?: boolean | undefined;
}

export interface BottomBarProps {
  /** Tools of the bar. At most five fit at 320 px. */
  tools: readonly BottomBarTool[];
  /** Accessible name of the bar. Default `Tools`, in the reader's language. */
  label?: string | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Bar of tools at the bottom of a phone. Wider pages show these tools elsewhere.
 *
 * - **Do** give it the tools that a reader uses on most pages, at most five.
 * - **Don’t** repeat navigation that the top bar contains.
 */
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
