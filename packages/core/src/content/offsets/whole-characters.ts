/** Returns whether an index is inside a surrogate pair. */
function isInside(text: string, at: number): boolean {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

/** Returns the index, moved outwards (`-1` or `1`) if it is inside a surrogate pair. */
export function wholeCharacters(text: string, at: number, outwards: -1 | 1): number {
  return isInside(text, at) ? at + outwards : at;
}
