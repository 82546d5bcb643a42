import { type ContentPolicy, documentPolicy, textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';

/** Elements whose words stand on lines of their own. */
const LINES: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody tfoot ' +
    'thead tr ul'
  ).split(' '),
);

const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** Only what divides words. Old pages leave hundreds of `<font>` open, and none may hide a paragraph. */
const dividing: ContentPolicy = {
  elements: [...LINES, ...CELLS],
  attributes: {},
  droppedWithContent: documentPolicy.droppedWithContent,
  maxDepth: 1000,
};

const PREFORMATTED = /(<pre>.*?<\/pre>)/s;

/**
 * The words of HTML that nobody has checked: a line for each block, list item, row of a table and line break, a blank
 * between cells. Line ends of the source are blanks, as in a browser, unless it has nothing but them to divide its lines.
 */
export function textOfHtml(html: string): string {
  const divided = sanitizeHtml(closeHead(html), dividing);
  if (!divided.includes('<')) return textOf(divided);
  const parts = divided.split(PREFORMATTED);
  const lines = parts.map((part) => withLines(part.startsWith('<pre>') ? part : part.replace(/[ \t\r\n]+/g, ' ')));
  return textOf(lines.join('').replace(/ *\n[ \n]*/g, '\n')).trim();
}

/** A head without an end would take the whole page with it. */
const closeHead = (html: string): string =>
  /<\/head\s*>/i.test(html) ? html : html.replace(/<body\b/i, (body) => `</head>${body}`);

/** The policy leaves no attributes, and the sanitiser writes other angle brackets as entities. */
function withLines(part: string): string {
  return part.replace(/<(\/?)([a-z\d]+)[^>]*>/g, (_tag, end: string, name: string) => {
    if (LINES.has(name)) return '\n';
    return end === '' && CELLS.has(name) ? ' ' : '';
  });
}
