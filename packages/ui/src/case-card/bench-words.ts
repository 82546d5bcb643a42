const words = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];

/** The number of judges in words up to thirteen, the size of the largest bench so far, and in figures above. */
export function benchWords(strength: number): string {
  return words[strength] ?? String(strength);
}
