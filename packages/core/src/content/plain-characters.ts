/**
 * Sanitised HTML without NUL, which a browser drops, and with one kind of line end, so that the text a browser shows has
 * the same characters, and offsets in it mean the same, as the text of the stored HTML.
 */
export function plainCharacters(html: string): string {
  return /[\0\r]/.test(html) ? html.replaceAll('\0', '').replace(/\r\n?/g, '\n') : html;
}
