/** Errors inside each other that are looked through. */
const DEEPEST = 5;

/**
 * Returns why a model gave no reply, for the operator's log: `HTTP 429`, `ECONNREFUSED`, or the kind of the error. Never words of the
 * provider, which may repeat the key or the question.
 */
export function causeOf(error: unknown): string {
  let kind = 'an unknown error';
  let inner = error;
  for (let depth = 0; depth < DEEPEST && inner instanceof Error; depth += 1) {
    const { status, code } = inner as { readonly status?: unknown; readonly code?: unknown };
    if (typeof status === 'number') return `HTTP ${status}`;
    if (typeof code === 'string' && SYSTEM_CODE.test(code)) return code;
    kind = KINDS.get(inner.name) ?? inner.name;
    inner = inner.cause;
  }
  return kind;
}

/** Codes of the system and of Node, such as `ECONNREFUSED` and `UND_ERR_SOCKET`. */
const SYSTEM_CODE = /^[A-Z][A-Z_]{2,40}$/;

/** What is said of a reply that is JSON, but none that was asked for. */
export const OTHER_FORM = 'a reply of another form, or without the number of a sentence';

const KINDS: ReadonlyMap<string, string> = new Map([
  ['TypeError', OTHER_FORM],
  ['SyntaxError', 'a reply that is no JSON'],
  ['RangeError', 'a reply that is too large'],
]);
