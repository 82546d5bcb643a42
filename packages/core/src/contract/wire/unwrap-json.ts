/** Some answers are JSON inside JSON text inside JSON; deeper nesting is no accident. */
const MAX_WRAPS = 3;

/** Parses the JSON text of an object or a list, repeatedly. Returns a value that is not JSON unchanged. */
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
