/** Returns the last match of a global pattern in a text. Faster than `matchAll`, which copies the pattern each time. */
export function lastMatch(pattern: RegExp, text: string): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) last = match;
  return last;
}
