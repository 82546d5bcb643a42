/**
 * The faces with `font-display: optional` that came after the first text was painted, so that the page does without
 * them, loaded once more (from the browser's cache) and ready to be put in force.
 */
export async function lateFaces(): Promise<readonly FontFace[]> {
  await document.fonts.ready;
  const faces = ownRules().flatMap((rule) => lateFace(rule) ?? []);
  // One that cannot be had now is not worth a word: the fallback stays.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Font rules of this site's own sheets; those of other sites may not be read. */
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
  // Not fetched: no text needs it. In time: the page has it.
  if (!file || !paint || file.responseEnd <= paint.startTime) return undefined;
  return new FontFace(value('font-family').replaceAll(/["']/g, ''), `url("${address}")`, {
    style: value('font-style', 'normal'),
    weight: value('font-weight', 'normal'),
    unicodeRange: value('unicode-range', 'U+0-10FFFF'),
  });
}
