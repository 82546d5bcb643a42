/** A text prepared for the margin rule. */
export interface HungText {
  html: string;
  /** True when the text has numbers of its own; otherwise the view counts the paragraphs. */
  hasNumbers: boolean;
}

/** One number may be chance, a year at the start of a line, an item of a list. */
const FEWEST_NUMBERS = 2;

const patterns = {
  judgment: /(?<!<blockquote[^<>]*>\s*)(<p(?:\s[^<>]*)?>)(\d{1,3})(\.)\s+(?=\S)/g,
  act: /(?<!<blockquote[^<>]*>\s*)(<p(?:\s[^<>]*)?>)(\(\d{1,3}[A-Z]{0,2}\))()\s*(?=\S)/g,
} as const;

/**
 * Takes the printed number at the start of each paragraph out of the line, so that it can stand left of the rule:
 * `12.` in a judgment, `(2A)` in an act. Wraps tables so that a wide one scrolls by itself. The text must be
 * sanitised HTML: the patterns rely on quotes and brackets being escaped.
 */
export function hangNumbers(
  html: string,
  { kind, tableLabel }: { kind: 'judgment' | 'act'; tableLabel: string },
): HungText {
  let count = 0;
  const hung = html.replace(patterns[kind], (_, open: string, number: string, dot: string) => {
    count += 1;
    const rest = dot ? `<span class="hn-visually-hidden">${dot}</span>` : '';
    return `${open}<span class="hn-document__number">${number}${rest}</span> `;
  });
  const hasNumbers = count >= FEWEST_NUMBERS;
  return { html: scrollTables(hasNumbers ? hung : html, tableLabel), hasNumbers };
}

function scrollTables(html: string, label: string): string {
  const open = `<div class="hn-document__scroll" role="region" aria-label="${label}" tabindex="0">`;
  return html.replace(/<table(?=[\s>])/g, `${open}<table`).replace(/<\/table>/g, '</table></div>');
}
