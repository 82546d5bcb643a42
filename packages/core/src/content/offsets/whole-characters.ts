/** True where a cut would part the two halves of one character. */
function isInside(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

/** The place itself, or the next one outwards (`-1` or `1`) that parts no character in half. */
export function wholeCharacters(text: string, at: number, outwards: -1 | 1): number {
  return isInside(text, at) ? at + outwards : at;
}
