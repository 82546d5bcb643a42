import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { closeOnEscape } from '../popover/escape-stack.js';
import { FloatingSurface } from '../popover/FloatingSurface.js';

/** Hover time in ms before a tooltip opens, so that it does not flicker under a passing pointer. */
const DELAY_MS = 500;

/** Time in ms before it closes, so that the pointer can move onto it. */
const CLOSE_DELAY_MS = 200;

export interface TooltipProps {
  /** Button or link with its own accessible name: a tooltip adds to the name but never replaces it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Short text without controls. */
  text: ReactNode;
  /** Preferred side. Default `above`. */
  side?: 'above' | 'below' | undefined;
  /** Shows the tooltip at first. Default `false`. */
  defaultOpen?: boolean | undefined;
}

/**
 * Short text next to a control, at once on keyboard focus and after half a second of hovering. Escape hides it.
 *
 * - **Do** use it to name an icon or to show a shortcut.
 * - **Don’t** put controls or necessary information into it: touch screens do not show it.
 */
export function Tooltip({ children, text, side = 'above', defaultOpen }: TooltipProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const state = useTooltipTriggerState({
    delay: DELAY_MS,
    closeDelay: CLOSE_DELAY_MS,
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
  });
  // Escape then leaves a dialog around it open.
  const hide = useEffectEvent(() => state.close(true));
  useEffect(() => (state.isOpen ? closeOnEscape(() => hide()) : undefined), [state.isOpen]);
  const { triggerProps, tooltipProps: idProps } = useTooltipTrigger({}, state, anchorRef);
  const { tooltipProps } = useTooltip({}, state);
  return (
    <>
      <span ref={anchorRef} className="hn-floating-anchor">
        {cloneElement(children, mergeProps(children.props, triggerProps))}
      </span>
      {state.isOpen && (
        <FloatingSurface
          {...mergeProps(idProps, tooltipProps)}
          anchorRef={anchorRef}
          side={side}
          align="centre"
          className="hn-tooltip"
        >
          {text}
        </FloatingSurface>
      )}
    </>
  );
}
