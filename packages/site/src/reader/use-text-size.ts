import { useState } from 'react';

/** The five sizes of a text, in px at the browser's default setting. */
export const TEXT_SIZES = [14, 16, 18, 22, 28] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

const DEFAULT_SIZE: TextSize = 18;
const STORAGE_KEY = 'headnote.text-size';

/** The text size and a function that steps through the sizes. This device remembers the size when its storage allows. */
export function useTextSize(): [TextSize, (step: 1 | -1) => void] {
  const [size, setSize] = useState(readSize);
  const step = (by: 1 | -1) => {
    const next = TEXT_SIZES[TEXT_SIZES.indexOf(size) + by];
    if (next === undefined) return;
    setSize(next);
    try {
      localStorage.setItem(STORAGE_KEY, String(next));
    } catch {
      // Storage is blocked or full: the size lasts for this visit.
    }
  };
  return [size, step];
}

function readSize(): TextSize {
  try {
    const stored = Number(localStorage.getItem(STORAGE_KEY));
    return TEXT_SIZES.find((size) => size === stored) ?? DEFAULT_SIZE;
  } catch {
    // Storage is blocked: every visit starts with the default size.
    return DEFAULT_SIZE;
  }
}
