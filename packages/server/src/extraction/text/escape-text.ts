/** Escapes text for HTML. Lone surrogates, which no encoding can carry, become the replacement character. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
