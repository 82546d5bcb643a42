import { useEffect, useLayoutEffect, useRef, type FocusEvent, type HTMLAttributes, type RefObject } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { cx } from '../internal/cx.js';
import { closeOnEscape } from './escape-stack.js';
import { buttonOf, noteLeftAnchor } from './left-anchor.js';
import { placeSurface, type SurfacePlace } from './place-surface.js';

export interface FloatingSurfaceProps extends HTMLAttributes<HTMLDivElement> {
  /** Element next to which the surface opens. A press on it does not count as outside. */
  anchorRef: RefObject<Element | null>;
  /** Preferred side. Default `below`. */
  side?: SurfacePlace['side'] | undefined;
  /** Edge of the anchor that the surface aligns with. Default `start`. */
  align?: SurfacePlace['align'] | undefined;
  /** Opens at the bottom of the screen in full width on a phone. Default `false`. */
  isSheet?: boolean | undefined;
  /** Called on Escape and on a press outside. Without it, the owner handles both. */
  onClose?: (() => void) | undefined;
  /** Returns the focus to the button in the anchor when the surface closes while it has the focus. Default `false`. */
  returnsFocus?: boolean | undefined;
  /** Also closes when the focus leaves surface and anchor. Default `false`. */
  closesOnLeave?: boolean | undefined;
}

/**
 * Floating surface of a menu, list or calendar. It is rendered in place but displayed in the browser's top
 * layer, so it inherits direction, theme and tab order. Mount it while it is open.
 */
export function FloatingSurface(props: FloatingSurfaceProps) {
  const {
    anchorRef,
    side = 'below',
    align = 'start',
    isSheet,
    onClose,
    closesOnLeave,
    returnsFocus,
    className,
    ...rest
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const [surface, anchor] = [ref.current, anchorRef.current];
    return surface && anchor ? float(surface, anchor, { side, align }) : undefined;
  }, [anchorRef, side, align]);
  useLayoutEffect(() => {
    const [surface, anchor] = [ref.current, anchorRef.current];
    return returnsFocus && surface && anchor ? () => returnFocus(surface, anchor) : undefined;
  }, [anchorRef, returnsFocus]);
  const isClosable = onClose !== undefined;
  useEffect(() => (isClosable ? closeOnEscape(() => close.current?.()) : undefined), [isClosable]);
  useInteractOutside({
    ref,
    isDisabled: !isClosable,
    onInteractOutside: ({ target }) => {
      if (target instanceof Node && !anchorRef.current?.contains(target)) onClose?.();
    },
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || anchorRef.current?.contains(relatedTarget);
    // Without a related target, the window lost the focus or the reader pressed something that cannot take it.
    if (closesOnLeave && relatedTarget && !isInside) onClose?.();
  };
  return (
    <div
      {...rest}
      ref={ref}
      className={cx('hn-floating', isSheet && 'hn-floating--sheet', className)}
      onBlur={onBlur}
    />
  );
}

/** Shows a surface and keeps it next to its anchor until the returned function is called. */
function float(surface: HTMLElement, anchor: Element, place: SurfacePlace): () => void {
  // Without top-layer support, as in jsdom, the surface stays in the page and its z-index lifts it.
  const hasTopLayer = 'showPopover' in surface;
  if (hasTopLayer) {
    surface.popover = 'manual';
    surface.showPopover();
  }
  const move = (): void => placeSurface(surface, anchor, place);
  move();
  const view = window.visualViewport;
  // The observer's first call comes after the first layout: measuring earlier would force another layout.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(move);
  for (const element of [surface, anchor]) observer?.observe(element);
  // Scrolling inside the surface does not move it.
  const onScroll = ({ target }: Event): void => {
    if (!(target instanceof Node && surface.contains(target))) move();
  };
  window.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('resize', move);
  view?.addEventListener('resize', move);
  return () => {
    observer?.disconnect();
    window.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('resize', move);
    view?.removeEventListener('resize', move);
    if (hasTopLayer && surface.isConnected) surface.hidePopover();
  };
}

function returnFocus(surface: HTMLElement, anchor: Element): void {
  const root = surface.getRootNode();
  const hasFocus = (root instanceof Document || root instanceof ShadowRoot) && surface.contains(root.activeElement);
  if (!hasFocus) return;
  noteLeftAnchor(buttonOf(anchor));
  // Checks that the surface is really gone: strict mode only simulates an unmount.
  queueMicrotask(() => {
    noteLeftAnchor(undefined);
    if (!surface.isConnected) buttonOf(anchor)?.focus();
  });
}
