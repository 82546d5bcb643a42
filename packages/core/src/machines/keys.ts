/** A key press. Keyboard events of the page have these members. */
export interface KeyInput {
  /** The key's name, for example `ArrowDown`, or the character it types. */
  readonly key: string;
  /** Whether Alt is pressed. */
  readonly altKey?: boolean | undefined;
  /** Whether Control is pressed. */
  readonly ctrlKey?: boolean | undefined;
  /** Whether Command or the Windows key is pressed. */
  readonly metaKey?: boolean | undefined;
  /** Whether Shift is pressed. */
  readonly shiftKey?: boolean | undefined;
  /** Whether an input method is composing. */
  readonly isComposing?: boolean | undefined;
  /** 229 while an input method is composing. For the Enter that ends a word, Safari reports it only here. */
  readonly keyCode?: number | undefined;
}

/** Text direction. In `rtl` the left and right arrow keys are swapped. */
export type TextDirection = 'ltr' | 'rtl';

/** Orientation of a list. */
export type Orientation = 'horizontal' | 'vertical';

/** Layout of a list. */
export interface ListLayout {
  /** Decides which arrow keys move. */
  readonly orientation: Orientation;
  /** Text direction. */
  readonly direction: TextDirection;
}

/** Returns whether a key is part of a shortcut of the browser or system. */
export function isShortcut({ altKey, ctrlKey, metaKey }: KeyInput): boolean {
  return Boolean(altKey || ctrlKey || metaKey);
}

/** Returns 1 for the arrow key forwards, -1 for the one backwards, 0 for other keys. */
export function arrowStep({ key }: KeyInput, { orientation, direction }: ListLayout): -1 | 0 | 1 {
  const isVertical = orientation === 'vertical';
  const isSwapped = !isVertical && direction === 'rtl';
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return isSwapped ? -1 : 1;
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return isSwapped ? 1 : -1;
  return 0;
}
