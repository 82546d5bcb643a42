/**
 * Withdraws the fonts with `font-display: optional` that arrived too late for the first page, and puts them in
 * `ready` for the next one; they come from the browser's cache. Without that, Chromium uses them in the middle of the page, and text moves: it
 * reads all font rules again when a style sheet with layers arrives before one that is earlier in the document.
 */
export async function lateFaces(ready: FontFace[]): Promise<void> {
  const take = () => {
    // A font that fails to load needs no message: the fallback stays in use.
    for (const face of withdrawLate())
      face
        .load()
        .then((loaded) => ready.push(loaded))
        .catch(() => undefined);
  };
  take();
  await document.fonts.ready;
  take();
}

/** Removes the rules of late faces. Returns each as a face that no page uses yet. */
function withdrawLate(): FontFace[] {
  // All are judged before the first rule goes: that lets Chromium use the others.
  const late = ownRules().flatMap((rule) => {
    const face = faceOf(rule);
    const sheet = rule.parentStyleSheet;
    const source = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
    if (!face || !sheet || !source || isShown(face)) return [];
    const { family, style, weight, unicodeRange } = face;
    const address = new URL(source, sheet.href ?? location.href).href;
    return { rule, sheet, next: new FontFace(nameOf(family), `url("${address}")`, { style, weight, unicodeRange }) };
  });
  for (const { rule, sheet } of late) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  return late.map(({ next }) => next);
}

/** Font rules at the top of same-origin style sheets. Others are not readable. */
function ownRules(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter((sheet) => !sheet.href || sheet.href.startsWith(`${location.origin}/`))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

const nameOf = (family: string) => family.replaceAll('"', '');

/** The optional face of a rule that the page needs: it is loading or loaded. */
function faceOf({ style }: CSSFontFaceRule): FontFace | undefined {
  const range = style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
  return [...document.fonts].find(
    (face) =>
      face.display === 'optional' &&
      face.status.startsWith('load') &&
      nameOf(face.family) === nameOf(style.fontFamily) &&
      face.style === (style.fontStyle || 'normal') &&
      face.unicodeRange === range,
  );
}

/** Times tell too little: a file may arrive between the layout of the first page and its paint. Widths tell what is in use. */
function isShown({ family, style, unicodeRange }: FontFace): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  // The first letter of the face, in those that begin with U+0 a wide one.
  const letter = String.fromCodePoint(Number.parseInt(unicodeRange.slice(2), 16) || 77);
  if (!pen) return true;
  const widthIn = (families: string) => {
    pen.font = `${style} 99px ${families}`;
    return pen.measureText(letter).width;
  };
  return widthIn(`"${nameOf(family)}",monospace`) !== widthIn('monospace');
}
