import type { TextIndex } from './text-index.js';
import type { Passage, TextPosition } from './text-selector.js';

/** Returns the position of a passage in the document's text; undefined if the document does not have the id. */
export function positionOfPassage(index: TextIndex, { paragraph, start, end }: Passage): TextPosition | undefined {
  const element = index.elements.find(({ id }) => id === paragraph);
  return element && { start: element.start + start, end: element.start + end };
}

/**
 * Returns the passage of a position, relative to the innermost element with an id in which it starts. Undefined if it
 * starts outside all such elements.
 */
export function passageOfPosition(index: TextIndex, { start, end }: TextPosition): Passage | undefined {
  const element = index.elements.findLast((candidate) => candidate.start <= start && start < candidate.end);
  return element && { paragraph: element.id, start: start - element.start, end: end - element.start };
}
