import { useRef, type MouseEvent, type ReactNode } from 'react';
import { crossIcon, Icon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';

/** The help next to the page. A link inside it closes it, because the link changes the page behind it. */
export function SearchHelp({ id, children }: { id: string; children: ReactNode }) {
  const labels = useLabels();
  const panel = useRef<HTMLDivElement>(null);
  const closeOnLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a') && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element cannot be a popover without script
    <div ref={panel} id={id} popover="auto" role="dialog" aria-label={labels.searchHelp} className="hn-search-help">
      <button
        type="button"
        className="hn-button hn-button--quiet hn-button--icon hn-search-help__close"
        aria-label={labels.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon shape={crossIcon} size={18} />
      </button>
      {/* The links inside answer the keyboard themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div onClick={closeOnLink}>{children}</div>
    </div>
  );
}
