/** Creates a pattern for texts of `min` to `max` characters, counted as code points. */
export function lengthPattern(min: number, max: number): RegExp {
  return new RegExp(`^.{${min},${max}}$`, 'su');
}
