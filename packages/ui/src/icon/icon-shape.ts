/** One icon: paths on a grid of 24, drawn as lines, as fills, or both. */
export interface IconShape {
  line?: string;
  fill?: string;
  /** Points along the line of reading: the other way round where one reads from right to left. */
  mirrors?: true;
}
