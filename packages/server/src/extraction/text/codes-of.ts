/** Returns the UTF-16 units of a text as numbers. To examine each unit, an array is several times faster than the text. */
export function codesOf(text: string): Uint16Array {
  const { buffer, byteOffset } = Buffer.from(text, 'utf16le');
  return new Uint16Array(buffer, byteOffset, text.length);
}
