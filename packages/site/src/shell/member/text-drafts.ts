const prefix = 'headnote.text.';

/** Keeps the text of a screen in this tab, so that going back and reloading show it again. */
export function keepText(name: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch {
    // Storage is blocked, or the text is too long for it: going back shows an empty screen.
  }
}

/** The kept text of a screen; undefined when there is none. */
export function keptText(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** Forgets all kept texts. Called when the member signs out. */
export function forgetTexts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
}
