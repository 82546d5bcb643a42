/** Matches texts of `min` to `max` characters; a character outside the basic plane counts as one. */
export function lengthPattern(min: number, max: number): RegExp {
  return new RegExp(`^.{${min},${max}}$`, 'su');
}
