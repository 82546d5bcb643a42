let left: HTMLElement | undefined;

/** Notes the button of a surface that goes with the focus in it, for what opens in its place at the same moment. */
export function noteLeftAnchor(button: HTMLElement | undefined): void {
  left = button;
}

/** The button of the surface that has gone just now with the focus in it. */
export function leftAnchor(): HTMLElement | undefined {
  return left;
}

/** The button beside which a surface stands. */
export function buttonOf(anchor: Element | null | undefined): HTMLElement | undefined {
  return anchor?.querySelector<HTMLElement>('button, a[href]') ?? undefined;
}
