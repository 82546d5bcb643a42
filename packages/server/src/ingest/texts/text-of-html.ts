import { type ContentPolicy, documentPolicy, textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';
import { letters, roman } from './list-numbers.js';

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
  attributes: { ol: ['start', 'type'], li: ['value'] },
  droppedWithContent: documentPolicy.droppedWithContent,
  maxDepth: 1000,
};

const PREFORMATTED = /(<pre>.*?<\/pre>)/s;

/** A number or a letter with which an item begins; a list that is numbered by hand is not numbered again. */
const OWN_NUMBER = /^(?:\s|<[^<>]{0,100}>){0,20}[([]?(?:\d{1,4}|[a-z]|[ivxlc]{1,6})[.)\]]/i;
/** Stands behind a number that is written here: its words are on the same line, whatever block they are in. No reader sees it. */
const JOIN = '\u2063';
const NUMBERED = /\u2063\s*/g;
/** Characters in which such a number stands. */
const BEGINNING = 200;

/**
 * The words of HTML that nobody has checked: a line for each block, list item, row of a table and line break, a blank
 * between cells. An item of a numbered list begins with the number that a browser shows. Line ends of the source are blanks, as in a browser, unless it has nothing but them to divide its lines.
 */
export function textOfHtml(html: string): string {
  const divided = sanitizeHtml(closeHead(html), dividing);
  if (!divided.includes('<')) return textOf(divided);
  const parts = divided.split(PREFORMATTED);
  const lists: List[] = [];
  const lines = parts.map((part) =>
    withLines(part.startsWith('<pre>') ? part : part.replace(/[ \t\r\n]+/g, ' '), lists),
  );
  return textOf(
    lines
      .join('')
      .replace(NUMBERED, ' ')
      .replace(/[ \n]+/g, (gap) => (gap.includes('\n') ? '\n' : gap)),
  ).trim();
}

/** A head without an end would take the whole page with it. */
const closeHead = (html: string): string =>
  /<\/head\s*>/i.test(html) ? html : html.replace(/<body\b/i, (body) => `</head>${body}`);

/** A list that is open at a place; without `next` its items have no numbers. */
interface List {
  next?: number;
  readonly type: string;
}

/** The policy leaves few attributes, and the sanitiser writes other angle brackets as entities. `lists` are those around the part. */
function withLines(part: string, lists: List[]): string {
  return part.replace(
    /<(\/?)([a-z\d]+)([^>]*)>/g,
    (tag: string, end: string, name: string, rest: string, at: number) => {
      if (name === 'ol' || name === 'ul') {
        if (end !== '') lists.pop();
        else
          lists.push(
            name === 'ul'
              ? { type: '' }
              : { next: Number(valueOf(rest, 'start') ?? 1), type: valueOf(rest, 'type') ?? '1' },
          );
        return '\n';
      }
      if (name === 'li' && end === '') {
        const number = numberOf(lists.at(-1), valueOf(rest, 'value'));
        const isNumbered = OWN_NUMBER.test(part.slice(at + tag.length, at + tag.length + BEGINNING));
        return number === '' || isNumbered ? '\n' : `\n${number}.${JOIN}`;
      }
      if (LINES.has(name)) return '\n';
      return end === '' && CELLS.has(name) ? ' ' : '';
    },
  );
}

const valueOf = (attributes: string, name: string): string | undefined =>
  attributes
    .match(/\b[a-z]+="[^"]*"/g)
    ?.find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 2, -1);

function numberOf(list: List | undefined, value: string | undefined): string {
  if (list?.next === undefined) return '';
  const number = value === undefined ? list.next : Number(value);
  list.next = number + 1;
  if (list.type === 'a') return letters(number);
  if (list.type === 'A') return letters(number).toUpperCase();
  if (list.type === 'i') return roman(number);
  return list.type === 'I' ? roman(number).toUpperCase() : String(number);
}
