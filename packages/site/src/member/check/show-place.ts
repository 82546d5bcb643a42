/** A place in a text and its words. */
export interface PlaceInText {
  readonly start: number;
  readonly text: string;
}

/** Where the words are now: at their place, or nearest to it when the text has changed. Negative when they are gone. */
export function placeNow(text: string, { start, text: words }: PlaceInText): number {
  if (text.startsWith(words, start)) return start;
  const behind = text.indexOf(words, start);
  const before = text.lastIndexOf(words, start);
  if (behind < 0 || before < 0) return Math.max(behind, before);
  return behind - start < start - before ? behind : before;
}

/** Selects a place in a text box and scrolls it into view; false when its words are gone. */
export function showPlace(box: HTMLTextAreaElement, place: PlaceInText): boolean {
  const start = placeNow(box.value, place);
  if (start < 0) return false;
  box.setSelectionRange(start, start);
  // A text box scrolls to its caret when it gets the focus, but not when only the selection changes.
  box.blur();
  box.focus();
  box.setSelectionRange(start, start + place.text.length);
  box.scrollIntoView({ block: 'nearest' });
  return true;
}
