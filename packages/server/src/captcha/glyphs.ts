/** The strokes of a character: points on a grid of 20 × 28, joined by straight lines. */
export type Strokes = readonly (readonly (readonly [number, number])[])[];

/**
 * The characters of the picture, drawn as strokes. Characters that look alike (0 and O, 1 and I, 5 and S, 8 and B, E and F) are
 * left out.
 */
export const glyphs: Readonly<Record<string, Strokes>> = {
  A: [at('0,28 10,0 20,28'), at('4,18 16,18')],
  C: [at('19,5 15,1 10,0 5,2 1,8 0,14 1,20 5,26 10,28 15,27 19,23')],
  F: [at('18,0 1,0 1,28'), at('1,14 14,14')],
  H: [at('1,0 1,28'), at('19,0 19,28'), at('1,14 19,14')],
  J: [at('15,0 15,20 13,26 9,28 4,26 2,21')],
  K: [at('1,0 1,28'), at('18,0 1,16'), at('7,11 19,28')],
  L: [at('2,0 2,28 18,28')],
  M: [at('0,28 2,0 10,18 18,0 20,28')],
  N: [at('1,28 1,0 19,28 19,0')],
  P: [at('2,28 2,0 12,0 17,3 18,8 17,13 12,16 2,16')],
  R: [at('2,28 2,0 12,0 17,3 18,7 17,12 12,15 2,15'), at('10,15 19,28')],
  T: [at('0,0 20,0'), at('10,0 10,28')],
  W: [at('0,0 5,28 10,8 15,28 20,0')],
  X: [at('1,0 19,28'), at('19,0 1,28')],
  Y: [at('0,0 10,14 20,0'), at('10,14 10,28')],
  3: [at('2,3 7,0 13,0 17,4 16,10 11,13 7,13'), at('11,13 17,16 18,22 14,27 7,28 1,24')],
  4: [at('14,28 14,0 0,19 19,19')],
  7: [at('1,0 19,0 8,28')],
  9: [at('18,9 15,15 9,17 3,14 1,8 4,2 10,0 16,3 18,9 17,18 13,25 7,28')],
};

function at(points: string): readonly (readonly [number, number])[] {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y] as const;
  });
}
