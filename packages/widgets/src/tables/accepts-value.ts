import type { OptionValues } from '../element/options.js';

/** Returns whether a widget takes a text as the value of an option. It ignores every other text. */
export function acceptsValue(values: OptionValues, text: string): boolean {
  const [first, least = 0, greatest = 0] = values;
  if (first instanceof RegExp) return first.test(text);
  if (typeof first !== 'number') return (values as readonly unknown[]).includes(text);
  const number = text.trim() === '' ? NaN : Number(text);
  return number >= Number(least) && number <= Number(greatest) && Number.isInteger(number);
}
