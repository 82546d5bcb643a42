/** Longest entity, with a margin. The longest name is `&CounterClockwiseContourIntegral;`. */
const MAX_ENTITY = 40;

/** Returns the index after the character at `at`. An entity and a surrogate pair count as one character. */
function nextCharacter(html: string, at: number, end: number): number {
  const code = html.charCodeAt(at);
  if (code === 38) {
    const entity = /^&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z][a-zA-Z0-9]*);/.exec(
      html.slice(at, Math.min(end, at + MAX_ENTITY)),
    );
    return at + (entity?.[0].length ?? 1);
  }
  const isPair = code >= 0xd800 && code <= 0xdbff && (html.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
  return at + (isPair ? 2 : 1);
}

/** Counts the characters of `html.slice(start, end)`, up to `limit`. Returns the count and the index after the last one. */
export function cutText(
  html: string,
  range: { readonly start: number; readonly end: number; readonly limit: number },
): { readonly end: number; readonly count: number } {
  let at = range.start;
  let count = 0;
  while (at < range.end && count < range.limit) {
    at = nextCharacter(html, at, range.end);
    count += 1;
  }
  return { end: at, count };
}
