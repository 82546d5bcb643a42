/** Class of the block that is read aloud. */
export const SPOKEN_NOW = 'site-spoken';

/** Takes the mark from the block that was read. */
export function unmark(text: Element | null): void {
  text?.querySelector(`.${SPOKEN_NOW}`)?.classList.remove(SPOKEN_NOW);
}
