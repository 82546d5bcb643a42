import type { Block, Mark } from './block.js';

/**
 * Returns the block with one more mark. Marks that overlap it are left out, but an empty one, the beginning of a page, moves to its
 * beginning.
 */
export function addMark(block: Block, mark: Mark): Block {
  const others = (block.marks ?? []).flatMap((other) => {
    if (other.end <= mark.start || other.start >= mark.end) return [other];
    return other.start === other.end ? [{ ...other, start: mark.start, end: mark.start }] : [];
  });
  return { ...block, marks: [...others, mark].sort((a, b) => a.start - b.start || a.end - b.end) };
}
