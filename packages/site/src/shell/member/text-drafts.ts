const prefix = 'headnote.text.';

/** Stores the draft of a screen in this tab, so that going back and reloading show it again. */
export function saveTextDraft(name: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + name, text);
  } catch {
    // Storage is blocked, or the text is too long for it: going back shows an empty screen.
  }
}

/** The draft of a screen; undefined when there is none. */
export function readTextDraft(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** Forgets all drafts. Called when the member signs out. */
export function forgetTextDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}
