const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of a text: one object for all instances, and nothing a policy on inline styles could block. */
export function sharedSheet(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
