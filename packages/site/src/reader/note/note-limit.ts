/** Characters of a note with all its parts, as the server takes them. */
export const NOTE_LIMIT = 20_000;
