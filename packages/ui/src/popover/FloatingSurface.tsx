import { useEffect, useLayoutEffect, useRef, type FocusEvent, type HTMLAttributes, type RefObject } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { cx } from '../internal/cx.js';
import { closeOnEscape } from './escape-stack.js';
import { buttonOf, noteLeftAnchor } from './left-anchor.js';
import { placeSurface, type SurfacePlace } from './place-surface.js';

export interface FloatingSurfaceProps extends HTMLAttributes<HTMLDivElement> {
  /** What it stands beside. A press on it is no press outside. */
  anchorRef: RefObject<Element | null>;
  /** Default `below`. */
  side?: SurfacePlace['side'] | undefined;
  /** Default `start`. */
  align?: SurfacePlace['align'] | undefined;
  /** Stands at the bottom of the screen, as wide as it, on a phone. */
  isSheet?: boolean | undefined;
  /** Escape, or a press outside; without it the surface leaves both to its owner. */
  onClose?: (() => void) | undefined;
  /** The button in the anchor gets the focus back when the surface goes with the focus in it. */
  returnsFocus?: boolean | undefined;
  /** The focus leaving both surface and anchor closes it too. */
  closesOnLeave?: boolean | undefined;
}

/**
 * What floats over the page: menu, list, calendar, tooltip. Drawn in the browser's top layer where it stands in the tree, so
 * that direction, theme and tab order are those of the place. Mounted while it is open.
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
    // Without a target the window itself was left, or something that takes no focus was pressed.
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

/** Shows a surface and keeps it beside its anchor until the returned function is called. */
function float(surface: HTMLElement, anchor: Element, place: SurfacePlace): () => void {
  // Where the top layer is unknown (also in jsdom) the surface stays in the page, above it by its z-index.
  const hasTopLayer = 'showPopover' in surface;
  if (hasTopLayer) {
    surface.popover = 'manual';
    surface.showPopover();
  }
  const move = (): void => placeSurface(surface, anchor, place);
  move();
  const view = window.visualViewport;
  // It calls for the first time after the first layout: reading sizes before would lay the page out once more.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(move);
  for (const element of [surface, anchor]) observer?.observe(element);
  // Scrolling inside the surface moves nothing.
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
  // Once the surface is really gone: strict mode only plays that it goes.
  queueMicrotask(() => {
    noteLeftAnchor(undefined);
    if (!surface.isConnected) buttonOf(anchor)?.focus();
  });
}
