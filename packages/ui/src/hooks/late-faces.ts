/**
 * Withdraws the fonts with `font-display: optional` that arrived too late for the first page, and loads them for the next
 * one; they come from the browser's cache. Without that, Chromium uses them in the middle of the page, and text moves: it
 * reads all font rules again when a style sheet with layers arrives before one that stands earlier in the document.
 */
export async function lateFaces(): Promise<readonly FontFace[]> {
  const early = withdrawLate();
  await document.fonts.ready;
  const faces = [...early, ...withdrawLate()];
  // A font that fails to load needs no message: the fallback stays in use.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Removes the rules of late faces. Returns each as a face that no page uses yet. */
function withdrawLate(): FontFace[] {
  const late = ownRules().filter(isLate);
  const faces = late.flatMap((rule) => faceOf(rule) ?? []);
  for (const rule of late) {
    const sheet = rule.parentStyleSheet;
    sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
  }
  return faces;
}

/** Font rules at the top of same-origin style sheets. Others are not readable. */
function ownRules(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter((sheet) => !sheet.href || new URL(sheet.href).origin === location.origin)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

const valueOf = ({ style }: CSSFontFaceRule, name: string, initial = '') => style.getPropertyValue(name) || initial;
const nameOf = (family: string) => family.replaceAll(/["']/g, '');

const ANY_LETTER = 'U+0-10FFFF';

/** True for an optional face that the page needs and does not show. */
function isLate(rule: CSSFontFaceRule): boolean {
  if (valueOf(rule, 'font-display') !== 'optional') return false;
  const family = nameOf(valueOf(rule, 'font-family'));
  const style = valueOf(rule, 'font-style', 'normal');
  const range = valueOf(rule, 'unicode-range', ANY_LETTER);
  const isNeeded = [...document.fonts].some(
    (face) =>
      nameOf(face.family) === family &&
      face.style === style &&
      face.unicodeRange === range &&
      face.display === 'optional' &&
      (face.status === 'loading' || face.status === 'loaded'),
  );
  return isNeeded && !isShown({ family, style, range });
}

/** Times tell too little: a file may arrive between the layout of the first page and its paint. Widths tell what is in use. */
function isShown({ family, style, range }: { family: string; style: string; range: string }): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  const sample = sampleOf(range);
  const widthIn = (families: string) => {
    pen.font = `${style} 100px ${families}`;
    return pen.measureText(sample).width;
  };
  // A face may be as wide as one of them, not as both.
  return ['monospace', 'serif'].some((other) => widthIn(`"${family}", ${other}`) !== widthIn(other));
}

/** Letters of a face: of a Latin one such that differ in width between faces, else the first of its range. */
function sampleOf(range: string): string {
  const first = Number.parseInt(/U\+([\da-f]+)/i.exec(range)?.[1] ?? '0', 16);
  return first === 0 ? 'agiMW' : String.fromCodePoint(first);
}

function faceOf(rule: CSSFontFaceRule): FontFace | undefined {
  const source = /url\(["']?([^"')]+)/.exec(valueOf(rule, 'src'))?.[1];
  if (!source) return undefined;
  const address = new URL(source, rule.parentStyleSheet?.href ?? location.href).href;
  return new FontFace(nameOf(valueOf(rule, 'font-family')), `url("${address}")`, {
    style: valueOf(rule, 'font-style', 'normal'),
    weight: valueOf(rule, 'font-weight', 'normal'),
    unicodeRange: valueOf(rule, 'unicode-range', ANY_LETTER),
  });
}
