/** The UTF-16 units of a text as numbers: where each is looked at, an array of them is read several times faster than the text. */
export function codesOf(text: string): Uint16Array {
  const { buffer, byteOffset } = Buffer.from(text, 'utf16le');
  return new Uint16Array(buffer, byteOffset, text.length);
}
