/** A key press as a machine reads it; a keyboard event of the page is one. */
export interface KeyInput {
  /** The key's name, for example `ArrowDown`, or the character it types. */
  readonly key: string;
  /** Alt is held. */
  readonly altKey?: boolean | undefined;
  /** Control is held. */
  readonly ctrlKey?: boolean | undefined;
  /** Command or the Windows key is held. */
  readonly metaKey?: boolean | undefined;
  /** Shift is held. */
  readonly shiftKey?: boolean | undefined;
  /** An input method is putting a character together. */
  readonly isComposing?: boolean | undefined;
  /** 229 while an input method is at work; Safari says it only here for the Enter that ends a word. */
  readonly keyCode?: number | undefined;
}

/** The way text runs: in `rtl` the arrows to the left and right change places. */
export type TextDirection = 'ltr' | 'rtl';

/** Where a list of parts runs. */
export type Orientation = 'horizontal' | 'vertical';

/** The way a list lies. */
export interface ListLayout {
  /** Which arrow keys move; the others are the page's. */
  readonly orientation: Orientation;
  /** The way text runs. */
  readonly direction: TextDirection;
}

/** True when a key belongs to a shortcut of the browser or the system. */
export function isShortcut({ altKey, ctrlKey, metaKey }: KeyInput): boolean {
  return Boolean(altKey || ctrlKey || metaKey);
}

/** 1 for the arrow that goes on, -1 for the one that goes back, 0 for any other key. */
export function arrowStep({ key }: KeyInput, { orientation, direction }: ListLayout): -1 | 0 | 1 {
  const isVertical = orientation === 'vertical';
  const isSwapped = !isVertical && direction === 'rtl';
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return isSwapped ? -1 : 1;
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return isSwapped ? 1 : -1;
  return 0;
}
