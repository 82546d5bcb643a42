/** One icon: paths on a grid of 24, drawn as lines, as fills, or both. */
export interface IconShape {
  line?: string;
  fill?: string;
}
