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
import { FloatingSurface, type FloatingSurfaceProps } from '../popover/FloatingSurface.js';
import type { MenuEntry } from './menu-entry.js';
import { MenuList } from './MenuList.js';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Name of the menu for those who cannot see it. */
  label: string;
  /** Lines, and sections of lines. */
  entries: readonly MenuEntry[];
  /** Called with the id of the line. */
  onPick: (id: string) => void;
  /** Default `start`. */
  align?: FloatingSurfaceProps['align'];
  /** Whether it is open at first. Default no. */
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A menu of actions and of lines that are on or off. Opens with a press, Enter, Space or an arrow key on its trigger; arrow
 * keys, Home, End and typed letters move; Escape closes it and the focus returns to the trigger.
 */
export function Menu({ trigger, label, entries, onPick, align, defaultOpen, className }: MenuProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const state = useMenuTriggerState(defaultOpen === undefined ? {} : { defaultOpen });
  const triggerProps = {
    'aria-haspopup': 'menu',
    'aria-expanded': state.isOpen,
    'aria-controls': state.isOpen ? id : undefined,
    // A click without a pointer is Enter or Space.
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
          // Tab goes on from the trigger, to which closing brings the focus: at the end of a page too.
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
