/** Name in the session storage of this tab. A shared computer forgets it with the tab. */
const STORAGE_KEY = 'headnote.recent-searches';

/** Searches that this tab keeps. */
const MAX_KEPT = 20;

/** Lists what was searched for in this tab, the latest first. */
export function searchedHere(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : [];
  } catch {
    // Storage is blocked, or another script wrote into it.
    return [];
  }
}

/** Puts a search at the top of the list. */
export function rememberSearch(text: string): void {
  const others = searchedHere().filter((other) => other !== text);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([text, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Storage is blocked or full: this search is not suggested.
  }
}

/** Forgets them. Called when the member signs out: the next one on this device must not find them. */
export function forgetSearches(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so there are none.
  }
}
