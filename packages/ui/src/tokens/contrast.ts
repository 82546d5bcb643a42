/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/**
 * Parses `#rgb`, `#rrggbb`, `rgb(1, 2, 3)` or `rgb(1 2 3 / 50%)`, and ignores transparency. Throws on anything else.
 */
export function parseColour(text: string): Rgb {
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  if (long) return [parseInt(long[1] ?? '', 16), parseInt(long[2] ?? '', 16), parseInt(long[3] ?? '', 16)];
  const [red, green, blue] = /^rgba?\(/.test(text.trim()) ? (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number) : [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${text}" is no colour this function reads. Give #rrggbb or rgb(…).`);
  }
  return [red, green, blue];
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
