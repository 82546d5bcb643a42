let left: HTMLElement | undefined;

/**
 * Remembers the button of a surface that closes with the focus in it, for another surface that opens at the same
 * moment.
 */
export function noteLeftAnchor(button: HTMLElement | undefined): void {
  left = button;
}

/** Button of the surface that has just closed with the focus in it. */
export function leftAnchor(): HTMLElement | undefined {
  return left;
}

/** Button of an anchor: the anchor itself when it takes the focus, otherwise the first button in it. */
export function buttonOf(anchor: Element | null | undefined): HTMLElement | undefined {
  if (anchor instanceof HTMLElement && anchor.tabIndex >= 0) return anchor;
  return anchor?.querySelector<HTMLElement>('button, a[href]') ?? undefined;
}
