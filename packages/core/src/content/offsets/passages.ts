import type { TextIndex } from './text-index.js';
import type { Passage, TextPosition } from './text-selector.js';

/** Where a passage stands in the document's text; undefined for an id that the document does not have. */
export function positionOfPassage(index: TextIndex, { paragraph, start, end }: Passage): TextPosition | undefined {
  const element = index.elements.find(({ id }) => id === paragraph);
  return element && { start: element.start + start, end: element.start + end };
}

/**
 * The passage of a stretch: the innermost element with an id in which it starts. Undefined where it starts in front of
 * the first such element or between two.
 */
export function passageOfPosition(index: TextIndex, { start, end }: TextPosition): Passage | undefined {
  const element = index.elements.findLast((candidate) => candidate.start <= start && start < candidate.end);
  return element && { paragraph: element.id, start: start - element.start, end: end - element.start };
}
