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

/** Milliseconds of hovering before a tooltip shows: shorter flickers under a passing pointer. */
const DELAY_MS = 500;

/** Milliseconds a tooltip stays when the pointer leaves, so that it can be moved onto the tooltip. */
const CLOSE_DELAY_MS = 200;

export interface TooltipProps {
  /** A button or link with a name of its own: a tooltip adds to it, it never is the only name. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** A few words; nothing that can be pressed. */
  text: ReactNode;
  /** Default `above`. */
  side?: 'above' | 'below' | undefined;
  /** Whether it shows at first. Default no. */
  defaultOpen?: boolean | undefined;
}

/** A few words beside a control, at once on keyboard focus and after half a second of hovering. Escape hides it. */
export function Tooltip({ children, text, side = 'above', defaultOpen }: TooltipProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  const state = useTooltipTriggerState({
    delay: DELAY_MS,
    closeDelay: CLOSE_DELAY_MS,
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
  });
  // A dialog around it stays open.
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
