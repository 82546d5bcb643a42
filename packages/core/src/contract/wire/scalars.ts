/** Reads text unchanged, a number as digits, anything else as empty text. */
export function readText(value: unknown): string {
  return typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
}

/** Reads a number, also as text; undefined if there is none. */
export function readCount(value: unknown): number | undefined {
  const text = readText(value).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Reads a flag from true, 1, "1", "true", "True" (or their opposites); undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  const match = /^\s*(?:(1|true)|0|false)\s*$/i.exec(typeof value === 'object' ? '' : (value as string));
  return match ? Boolean(match[1]) : undefined;
}
