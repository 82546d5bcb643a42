/** What a sticky pattern finds exactly at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The text that a sticky pattern finds exactly at a place, empty where it finds none. */
export const textAt = (pattern: RegExp, text: string, at: number): string => matchAt(pattern, text, at)?.[0] ?? '';
