/** `The Judgment was delivered by : A. Sample, J.` */
const delivered = /\b(?:Judgments?|Orders?|Opinions?)\b.{0,30}\bdelivered by\s*:?\s*(?<names>.+)$/i;

/**
 * Reads who delivered a judgment from the line that says so. These judges sat, but the line does not name the others, so
 * the strength of the bench is unknown. Empty for any other line.
 */
export function readAuthors(line: string): string[] {
  const names = delivered.exec(line)?.groups?.['names'] ?? '';
  return names
    .split(/,\s*(?:C\.?\s?J|JJ?|CJI)\b\.?(?:\s*\([^)]*\))?|\s(?:and|&)\s|;|,(?=\s[A-Z]\.)/i)
    .map((name) =>
      name
        .replace(/^[\s,.:&]+|^(?:and|for)\s|[\s,:]+$/gi, '')
        .replace(/^Dr\b\.?\s?(?=[A-Z])|\sJ\.?$/gi, '')
        .trim(),
    )
    .filter(
      (name) =>
        /^[A-Z][A-Za-z.'’ -]{2,45}$/.test(name) &&
        /[A-Za-z]{3}/.test(name) &&
        !/\b(?:court|majority|bench|hon)\b/i.test(name),
    );
}
