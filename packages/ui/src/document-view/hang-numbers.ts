/** Text prepared for the margin rule. */
export interface HungText {
  html: string;
  /** True when the text has printed numbers. */
  hasNumbers: boolean;
}

/** A single number may be a year at the start of a line or an item of a list. */
const FEWEST_NUMBERS = 2;

// Skips quotations: their numbers belong to another text.
const numberedParagraph = /(?<!<blockquote[^<>]*>\s*)(<p(?:\s[^<>]*)?>)(\d{1,3})\.\s+(?=\S)/g;

/** An anchor of our import, which marks every number that the court printed. */
const importedParagraph = /<p id="p\d/;

// The import marks the numbers that the court gave to its paragraphs.
const markedNumber = /<span (id="(?:opinion-\d+-)?para-[^"]*")>([^<.]*)(\.?)([^<]*)<\/span>/g;

/**
 * Moves the printed number at the start of each paragraph of a judgment, `12.`, out of the line, so that it can appear
 * left of the margin rule. Without marks and anchors of the import, two or more such beginnings count as numbers. The text must be sanitised HTML: the pattern relies on escaped brackets.
 */
export function hangNumbers(html: string): HungText {
  const marked = html.replace(markedNumber, (_, id: string, number: string, stop: string, rest: string) =>
    hungNumber(`${number}${rest === '' ? '' : stop}${rest}`, rest === '' ? stop : '', id),
  );
  if (marked !== html) return { html: marked, hasNumbers: true };
  if (importedParagraph.test(html)) return { html, hasNumbers: false };
  let count = 0;
  const hung = html.replace(numberedParagraph, (_, open: string, number: string) => {
    count += 1;
    return `${open}${hungNumber(number, '.')} `;
  });
  return count >= FEWEST_NUMBERS ? { html: hung, hasNumbers: true } : { html, hasNumbers: false };
}

/** Returns whether the paragraphs of a judgment have printed numbers. The text must be sanitised HTML. */
export function hasPrintedNumbers(html: string): boolean {
  return hangNumbers(html).hasNumbers;
}

/** Number left of the margin rule. `hidden` is text that is read aloud and copied, but not visible. */
export function hungNumber(number: string, hidden = '', id = ''): string {
  const rest = hidden && `<span class="hn-visually-hidden">${hidden}</span>`;
  return `<span ${id && `${id} `}class="hn-document__number">${number}${rest}</span>`;
}
