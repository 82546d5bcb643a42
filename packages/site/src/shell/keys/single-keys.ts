const STORAGE_KEY = 'headnote.single-keys';
const OFF = 'off';

/** Whether single keys work on this device. They do unless the reader has switched them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    // Storage is blocked: single keys work until the reader switches them off for this visit.
    return true;
  }
}

/** Remembers on this device whether single keys work. */
export function rememberSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Storage is blocked or full: the choice lasts for this visit.
  }
}
