/**
 * Loads the fonts with `font-display: optional` that arrived after the first paint and are therefore not in use. They
 * come from the browser's cache.
 */
export async function lateFaces(): Promise<readonly FontFace[]> {
  await document.fonts.ready;
  const faces = ownRules().flatMap((rule) => lateFace(rule) ?? []);
  // A font that fails to load needs no message: the fallback stays in use.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Font rules of same-origin style sheets. Others are not readable. */
function ownRules(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter((sheet) => !sheet.href || new URL(sheet.href).origin === location.origin)
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

function lateFace({ style, parentStyleSheet }: CSSFontFaceRule): FontFace | undefined {
  const value = (name: string, initial = '') => style.getPropertyValue(name) || initial;
  const source = /url\(["']?([^"')]+)/.exec(value('src'))?.[1];
  if (!source || value('font-display') !== 'optional') return undefined;
  const address = new URL(source, parentStyleSheet?.href ?? location.href).href;
  const [file] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  // Skips fonts that no text needs and fonts that arrived in time.
  if (!file || !paint || file.responseEnd <= paint.startTime) return undefined;
  return new FontFace(value('font-family').replaceAll(/["']/g, ''), `url("${address}")`, {
    style: value('font-style', 'normal'),
    weight: value('font-weight', 'normal'),
    unicodeRange: value('unicode-range', 'U+0-10FFFF'),
  });
}
