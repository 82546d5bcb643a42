/** A word of the texts and how many documents contain it. */
export interface KnownWord {
  readonly word: string;
  readonly documents: number;
}

/** How unlikely a word is meant: by the letters that differ, of which ten times as many documents outweigh one. */
export const costOf = (distance: number, documents: number): number => distance - Math.log10(documents + 1);

/** Counts the letters to add, leave out, replace or swap with the next, to make one word the other. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 0;
}
