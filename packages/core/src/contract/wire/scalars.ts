/** Text of a wire value: text as it is, a number in digits, anything else empty. */
export function readText(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
}

/** A number that may come as text; undefined where there is none. */
export function readCount(value: unknown): number | undefined {
  const text = readText(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** A flag that may come as true, 1, "1", "true", "True" (or their opposites); undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  const said = /^\s*(?:(1|true)|0|false)\s*$/i.exec(typeof value === 'object' ? '' : (value as string));
  return said ? Boolean(said[1]) : undefined;
}
