import {
  cloneElement,
  useId,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { FloatingSurface } from '../popover/FloatingSurface.js';
import type { MenuEntry } from './menu-entry.js';
import { MenuList } from './MenuList.js';

export interface MenuProps {
  /** Button that opens the menu. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Accessible name of the menu. */
  label: string;
  /** Items, and sections of items. */
  entries: readonly MenuEntry[];
  /** Called with the id of the selected item. */
  onPick: (id: string) => void;
  /** Edge of the trigger that the menu aligns with. Default `start`. */
  align?: 'start' | 'end' | 'centre' | undefined;
  /** Opens the menu at first. Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Menu of actions and toggles. A click, Enter, Space or an arrow key on the trigger opens it; arrow keys, Home, End and
 * letters move; Escape closes it and returns the focus to the trigger.
 *
 * - **Do** use it for rarely used variants of one action.
 * - **Don’t** hide the main action of a page in it, or use it for a single item.
 */
export function Menu({ trigger, label, entries, onPick, align, defaultOpen, className }: MenuProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const state = useMenuTriggerState(defaultOpen === undefined ? {} : { defaultOpen });
  const triggerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? id : undefined,
    // A click without a pointer comes from Enter or Space.
    onClick: ({ detail }: MouseEvent) => state.toggle(detail === 0 ? 'first' : null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      state.open(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  return (
    <>
      <span ref={anchorRef} className="hn-floating-anchor">
        {cloneElement(trigger, mergeProps(trigger.props, triggerProps))}
      </span>
      {state.isOpen && (
        <FloatingSurface
          anchorRef={anchorRef}
          align={align}
          onClose={state.close}
          // Closing returns the focus to the trigger, so Tab continues from there, also at the end of a page.
          onKeyDown={({ key }) => key === 'Tab' && state.close()}
          closesOnLeave
          returnsFocus
          isSheet
        >
          <MenuList
            id={id}
            label={label}
            entries={entries}
            onPick={onPick}
            onClose={state.close}
            focusStrategy={state.focusStrategy}
            className={className}
          />
        </FloatingSurface>
      )}
    </>
  );
}
