/** A text that the server may not have yet, and the version that it was written over. */
export interface NoteDraft {
  readonly text: string;
  readonly version: number;
}

/** Keeps the unsaved text of a note on this device, so that a closed tab or a lost connection loses nothing. */
export interface NoteDrafts {
  read(): NoteDraft | undefined;
  /** Undefined removes it. */
  write(draft: NoteDraft | undefined): void;
}

/** Begins the names of all drafts; the id of the member follows. */
const PREFIX = 'headnote.note.';

/** The draft of one member's note on one document. Without storage it lives as long as the page. */
export function createNoteDrafts(
  storage: () => Storage,
  { userId, documentId }: { readonly userId: string; readonly documentId: string },
): NoteDrafts {
  const name = `${PREFIX}${userId}.${documentId}`;
  return {
    read() {
      try {
        const { text, version } = JSON.parse(storage().getItem(name) ?? '{}') as Partial<Record<string, unknown>>;
        return typeof text === 'string' && typeof version === 'number' ? { text, version } : undefined;
      } catch {
        // Storage is blocked, or another script wrote into it.
        return undefined;
      }
    },
    write(draft) {
      try {
        if (draft) storage().setItem(name, JSON.stringify(draft));
        else storage().removeItem(name);
      } catch {
        // Storage is blocked or full: the editor says that the text is not saved.
      }
    },
  };
}

/** How many notes of a member wait on this device for the server. */
export function countNoteDrafts(storage: () => Storage, userId: string): number {
  return namesOf(storage, userId).length;
}

/** Removes the drafts of a member, who was asked before. */
export function forgetNoteDrafts(storage: () => Storage, userId: string): void {
  for (const name of namesOf(storage, userId)) storage().removeItem(name);
}

function namesOf(storage: () => Storage, userId: string): string[] {
  try {
    return Object.keys(storage()).filter((name) => name.startsWith(`${PREFIX}${userId}.`));
  } catch {
    // Storage is blocked, so it has no draft.
    return [];
  }
}
