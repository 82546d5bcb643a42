/** Returns the match of a sticky pattern at an index. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the text that a sticky pattern matches at an index, or an empty string. */
export const textAt = (pattern: RegExp, text: string, at: number): string => matchAt(pattern, text, at)?.[0] ?? '';
