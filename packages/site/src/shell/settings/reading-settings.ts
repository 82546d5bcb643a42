import { useSyncExternalStore } from 'react';

/** The five sizes of a text, in px at the browser's default setting. */
export const TEXT_SIZES = [14, 16, 18, 22, 28] as const;

/** Every choice of each setting; the standard is in `STANDARD`. */
export const readingChoices = {
  size: TEXT_SIZES,
  face: ['serif', 'sans'],
  width: ['narrow', 'standard', 'wide'],
  spacing: ['close', 'standard', 'open'],
  theme: ['system', 'light', 'dark'],
} as const;

/** How a reader likes to read. */
export type ReadingSettings = { readonly [N in keyof typeof readingChoices]: (typeof readingChoices)[N][number] };

/** What a reader has who changed nothing. */
export const STANDARD: ReadingSettings = {
  size: 18,
  face: 'serif',
  width: 'standard',
  spacing: 'standard',
  theme: 'system',
};

const STORAGE_KEY = 'headnote.reading';
/** Earlier versions stored the size alone, under this key. */
const SIZE_KEY = 'headnote.text-size';

const listeners = new Set<() => void>();
/** Undefined until somebody asks: storage is slow. */
let current: ReadingSettings | undefined;

/** Returns the settings of this device; the same object until one of them changes. */
export function getReadingSettings(): ReadingSettings {
  return (current ??= readStored());
}

/** Changes settings at once. This device remembers them when its storage allows, and its other tabs follow. */
export function changeReadingSettings(change: Partial<ReadingSettings>): void {
  current = { ...getReadingSettings(), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
    localStorage.removeItem(SIZE_KEY);
  } catch {
    // Storage is blocked or full: the settings last for this visit.
  }
  for (const listener of Array.from(listeners)) listener();
}

/** Calls the listener after each change, also of another tab. Returns a function that unsubscribes. */
export function subscribeToReadingSettings(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}

/** The reading settings, and the function that changes them. */
export function useReadingSettings(): [ReadingSettings, typeof changeReadingSettings] {
  const settings = useSyncExternalStore(subscribeToReadingSettings, getReadingSettings, () => STANDARD);
  return [settings, changeReadingSettings];
}

/** Attributes of an element whose texts follow the settings; `reading.css` reads them. */
export function readingAttributes({ size, face, width, spacing }: ReadingSettings) {
  return { 'data-size': size, 'data-face': face, 'data-width': width, 'data-spacing': spacing };
}

/** Reads settings as they were stored. What is missing or unknown gets its standard. */
export function parseReadingSettings(stored: string | null, oldSize: string | null = null): ReadingSettings {
  const values: unknown = JSON.parse(stored ?? '{}');
  const known = { size: Number(oldSize ?? STANDARD.size), ...(typeof values === 'object' ? values : {}) };
  const entries = Object.entries(readingChoices).map(([name, choices]) => {
    const wanted: unknown = known[name as keyof typeof known];
    const choice = (choices as readonly unknown[]).find((one) => one === wanted);
    return [name, choice ?? STANDARD[name as keyof ReadingSettings]];
  });
  return Object.fromEntries(entries) as ReadingSettings;
}

function follow({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY && key !== null) return;
  current = undefined;
  for (const listener of Array.from(listeners)) listener();
}

function readStored(): ReadingSettings {
  try {
    return parseReadingSettings(localStorage.getItem(STORAGE_KEY), localStorage.getItem(SIZE_KEY));
  } catch {
    // Storage is blocked, or another script wrote into it.
    return STANDARD;
  }
}
