/** Px between a thing and what floats beside it. */
const GAP = 6;

/** Px that stay free at the edges of the screen. */
const EDGE = 8;

/** Where a surface stands beside its anchor. */
export interface SurfacePlace {
  /** The side it opens to when both have room. */
  readonly side: 'below' | 'above';
  /** Which edges stand under each other; `start` is the right edge where text runs from right to left. */
  readonly align: 'start' | 'end' | 'centre';
}

/**
 * Puts a fixed surface beside its anchor, on the side with room, never over the edge of the screen. Writes custom properties
 * only, so that a style sheet may put it elsewhere on a phone.
 */
export function placeSurface(surface: HTMLElement, anchor: Element, { side, align }: SurfacePlace): void {
  const { style } = surface;
  const box = anchor.getBoundingClientRect();
  const view = window.visualViewport;
  const viewTop = view?.offsetTop ?? 0;
  const viewBottom = viewTop + (view?.height ?? window.innerHeight);
  const roomAbove = box.top - GAP - EDGE - viewTop;
  const roomBelow = viewBottom - box.bottom - GAP - EDGE;
  style.setProperty('--hn-floating-anchor', `${box.width}px`);
  // Sizes without what the opening animation does to them.
  const { offsetWidth: width, offsetHeight: height } = surface;
  const [wished, other] = side === 'below' ? [roomBelow, roomAbove] : [roomAbove, roomBelow];
  const isBelow = (side === 'below') === (height <= wished || wished >= other);
  const room = Math.max(0, isBelow ? roomBelow : roomAbove);
  const y = isBelow ? box.bottom + GAP : box.top - GAP - Math.min(height, room);
  const isRtl = getComputedStyle(surface).direction === 'rtl';
  const x = alignTo(box, width, align === 'centre' ? 'centre' : (align === 'start') === isRtl ? 'right' : 'left');
  const furthest = document.documentElement.clientWidth - width - EDGE;
  style.setProperty('--hn-floating-room', `${Math.floor(room)}px`);
  style.setProperty('--hn-floating-x', `${Math.round(Math.max(EDGE, Math.min(x, furthest)))}px`);
  style.setProperty('--hn-floating-y', `${Math.round(y)}px`);
  surface.dataset['side'] = isBelow ? 'below' : 'above';
}

function alignTo(box: DOMRect, width: number, edge: 'left' | 'right' | 'centre'): number {
  if (edge === 'left') return box.left;
  if (edge === 'right') return box.right - width;
  return box.left + (box.width - width) / 2;
}
