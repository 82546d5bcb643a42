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

/** Number of judges in words up to thirteen, the largest bench there has been; figures above. */
export function benchWords(strength: number): string {
  return words[strength] ?? String(strength);
}
