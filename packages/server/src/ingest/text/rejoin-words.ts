/** A word that the source broke at the end of a printed line and put together with a space: `appel- lant`. */
const broken = /\b([A-Za-z]{2,})- ([a-z]{2,})\b/g;

/**
 * Mends words broken at a line end, when the same text has the word whole elsewhere: `appel- lant` becomes `appellant`
 * if the text says `appellant`, `cross- examination` becomes `cross-examination` if it says that. All others stay.
 */
export function rejoinWords(paragraphs: readonly string[]): string[] {
  if (!paragraphs.some((paragraph) => paragraph.includes('- '))) return [...paragraphs];
  const words = new Set<string>();
  for (const paragraph of paragraphs) {
    for (const word of paragraph.match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? []) words.add(word.toLowerCase());
  }
  return paragraphs.map((paragraph) =>
    paragraph.includes('- ')
      ? paragraph.replace(broken, (whole: string, first: string, second: string) => {
          if (words.has(`${first}-${second}`.toLowerCase())) return `${first}-${second}`;
          if (words.has(`${first}${second}`.toLowerCase())) return `${first}${second}`;
          return whole;
        })
      : paragraph,
  );
}
