/** Name in the session storage of this tab. */
const STORAGE_KEY = 'headnote.scroll';
/** Positions to keep: more entries than a reader goes back. */
const MAX_ENTRIES = 60;
/** Longest wait for the content that makes the page long enough, in milliseconds. */
const LONGEST_WAIT = 15_000;
/** What a reader does to move the page. Restoring then stops. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What `createScrollMemory` returns. */
export type ScrollMemory = ReturnType<typeof createScrollMemory>;

type Positions = Readonly<Record<string, number>>;

/**
 * The scroll positions of the entries of this tab's history. They outlast a reload; without storage, only going back works.
 */
export function createScrollMemory() {
  const positions = new Map(Object.entries(readPositions()));
  return {
    /** The position of an entry; undefined for an entry that was not left yet. */
    positionOf: (entry: string): number | undefined => positions.get(entry),
    /** Keeps the position of an entry until `save`. */
    note(entry: string, y: number): void {
      positions.delete(entry);
      positions.set(entry, Math.round(y));
    },
    /** Writes the newest positions to the storage. */
    save(): void {
      const newest = [...positions].slice(-MAX_ENTRIES);
      try {
        window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(newest)));
      } catch {
        // Storage is blocked or full: the positions last until the next reload.
      }
    },
  };
}

function readPositions(): Positions {
  try {
    const value = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
    return Object.fromEntries(Object.entries(value).filter(([, y]) => Number.isFinite(y)));
  } catch {
    // On the server, with blocked storage, or when another script wrote into it.
    return {};
  }
}

/**
 * Scrolls to a position as soon as the page is long enough. Stops when the reader moves the page, or after some seconds.
 * Returns a function that stops it.
 */
export function scrollWhenLongEnough(y: number): () => void {
  const isLongEnough = () => document.documentElement.scrollHeight >= y + window.innerHeight;
  window.scrollTo(0, y);
  if (isLongEnough()) return () => {};
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, y);
    if (isLongEnough()) stop();
  });
  const timer = setTimeout(stop, LONGEST_WAIT);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of takeovers) window.removeEventListener(name, stop);
  }
  observer.observe(document.body);
  for (const name of takeovers) window.addEventListener(name, stop, { passive: true });
  return stop;
}
