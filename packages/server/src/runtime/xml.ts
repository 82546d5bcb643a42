const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);

/** Characters that XML 1.0 cannot contain, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the characters that it removes
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Writes a text for XML, in content or in an attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

/** The first line of every XML document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
