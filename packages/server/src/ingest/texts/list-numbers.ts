/** Beyond these programs themselves write strange numbers, and a wrong start must not fill the memory. */
const MOST_PRINTED = 4_000;

/** Returns the letter of a list; after `z` come `aa`, `bb`, as Word has them. */
export const letters = (number: number): string =>
  number < 1 || number > MOST_PRINTED
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const ROMAN: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** Returns a Roman number in small letters. */
export function roman(number: number): string {
  if (number < 1 || number > MOST_PRINTED) return String(number);
  let rest = number;
  return ROMAN.map(([sign, value]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}
