import type { Block, Mark } from './block.js';

/** Returns the block with one more mark; marks that overlap it are left out. */
export function addMark(block: Block, mark: Mark): Block {
  const others = (block.marks ?? []).filter(({ start, end }) => end <= mark.start || start >= mark.end);
  return { ...block, marks: [...others, mark].sort((a, b) => a.start - b.start) };
}
