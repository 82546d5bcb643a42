/** Distance in px between an anchor and its surface. */
const GAP = 6;

/** Margin in px that stays free at the edges of the screen. */
const EDGE = 8;

/** Position of a surface relative to its anchor. */
export interface SurfacePlace {
  /** Preferred side. The other side is used when it has more space. */
  readonly side: 'below' | 'above';
  /** Edges to align; `start` is the right edge in right-to-left text. */
  readonly align: 'start' | 'end' | 'centre';
}

/**
 * Places a fixed surface next to its anchor, on a side with enough space and inside the screen. Sets custom properties
 * only, so that a style sheet can place it differently on a phone.
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
  // These sizes are not affected by the opening animation.
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
