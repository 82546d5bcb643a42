/** Some answers are JSON inside JSON text inside JSON; deeper than this nobody encodes by accident. */
const MAX_WRAPS = 3;

/** Undoes the text encoding of a value that should be an object or a list; what is no JSON comes back as it was. */
export function unwrapJson(value: unknown): unknown {
  let current = value;
  for (let wraps = 0; wraps < MAX_WRAPS && typeof current === 'string'; wraps += 1) {
    const text = current.replace(/^\uFEFF/, '');
    try {
      current = JSON.parse(text) as unknown;
    } catch {
      return current;
    }
  }
  return current;
}
