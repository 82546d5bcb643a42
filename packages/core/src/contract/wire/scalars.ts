/** Text of a wire value: text as it is, a number in digits, anything else empty. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A number that may come as text; undefined where there is none. */
export function readCount(value: unknown): number | undefined {
  const text = readText(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** A flag that may come as true, 1, "1", "true", "True" (or their opposites); undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = readText(value).trim().toLowerCase();
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}
