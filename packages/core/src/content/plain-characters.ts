/**
 * Removes NUL and normalises line ends, as browsers do, so that text offsets are the same in stored HTML and in a browser.
 */
export function plainCharacters(html: string): string {
  return /[\0\r]/.test(html) ? html.replaceAll('\0', '').replace(/\r\n?/g, '\n') : html;
}
