/** A text prepared for the margin rule. */
export interface HungText {
  html: string;
  /** True when the text has numbers of its own; otherwise the view counts the paragraphs. */
  hasNumbers: boolean;
}

/** One number may be chance: a year at the start of a line, an item of a list. */
const FEWEST_NUMBERS = 2;

// Not in a quotation: numbers in there are another text's.
const numberedParagraph = /(?<!<blockquote[^<>]*>\s*)(<p(?:\s[^<>]*)?>)(\d{1,3})\.\s+(?=\S)/g;

/**
 * Takes the printed number at the start of each paragraph of a judgment, `12.`, out of the line, so that it can stand
 * left of the rule. The text must be sanitised HTML: the pattern relies on brackets being escaped.
 */
export function hangNumbers(html: string): HungText {
  let count = 0;
  const hung = html.replace(numberedParagraph, (_, open: string, number: string) => {
    count += 1;
    return `${open}${hungNumber(number, '.')} `;
  });
  return count >= FEWEST_NUMBERS ? { html: hung, hasNumbers: true } : { html, hasNumbers: false };
}

/** A number beside the rule. What is hidden behind it is read and copied, but not drawn. */
export function hungNumber(number: string, hidden = ''): string {
  const rest = hidden && `<span class="hn-visually-hidden">${hidden}</span>`;
  return `<span class="hn-document__number">${number}${rest}</span>`;
}
