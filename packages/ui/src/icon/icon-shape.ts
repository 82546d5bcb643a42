/** Icon as paths on a grid of 24, drawn as lines, as fills, or both. */
export interface IconShape {
  /** Path to draw as a line. */
  line?: string;
  /** Path to fill. */
  fill?: string;
  /** Mirrored in right-to-left text, because the icon points in reading direction. */
  mirrors?: true;
}
