const sheets = new Map<string, CSSStyleSheet>();

/**
 * Returns the constructed style sheet of a CSS text. All instances share one object, and no policy on inline styles can
 * block it.
 */
export function sharedSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheets.set(css, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(css);
  }
  return sheet;
}
