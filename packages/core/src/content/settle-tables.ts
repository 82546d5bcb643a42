import { endOfPlainTable } from './end-of-plain-table.js';
import { createOpenElements } from './open-elements.js';
import { tokenizeHtml, type Token } from './tokenize-html.js';

/** An element of the output. */
interface Frame {
  readonly name: string;
  /** Its content. */
  readonly out: string[];
  /** Content that a browser moves in front of the innermost table around it. */
  readonly before: string[];
  isOpen: boolean;
}

const rows = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);
const cells = new Set(['td', 'th', 'caption']);
const parts = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']);

/** Allowed parents of each table element, besides the table itself: browsers add missing rows and bodies. */
const places: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    col: ['colgroup'],
    tr: ['thead', 'tbody', 'tfoot'],
    td: ['tr', 'thead', 'tbody', 'tfoot'],
    th: ['tr', 'thead', 'tbody', 'tfoot'],
  }),
);

/** Returns the table at the start of the HTML as a browser reads it, and its length in the source. */
function settleTable(html: string): { readonly html: string; readonly length: number } {
  const root: Frame = { name: '', out: [], before: [], isOpen: true };
  const stack: Frame[] = [root];
  const source = createOpenElements<Frame | undefined>();
  const top = (): Frame => stack.at(-1) ?? root;

  const pop = (): void => {
    const frame = stack.pop();
    if (!frame || frame === root) return;
    frame.isOpen = false;
    frame.out.push(`</${frame.name}>`);
    if (frame.name === 'table') frame.before.push(frame.out.join(''));
  };
  const popTo = (frame: Frame): void => {
    while (top() !== frame && top() !== root) pop();
  };
  /** Closes elements that cannot contain this table element. Returns false if there is no table around it. */
  const makePlace = (name: string): boolean => {
    const around = stack.findLast((frame) => rows.has(frame.name) || cells.has(frame.name));
    if (!around) return false;
    popTo(around);
    if (cells.has(around.name)) pop();
    while (top().name !== 'table' && !places.get(name)?.includes(top().name)) pop();
    return true;
  };
  /** Returns where content goes: browsers move content between the rows of a table in front of it. */
  const content = (): string[] => (rows.has(top().name) ? top().before : top().out);

  function open({ name, start, end }: Extract<Token, { name: string }>): Frame | undefined {
    if (parts.has(name) && !makePlace(name)) return undefined;
    if (name === 'table') {
      const around = stack.findLast((frame) => rows.has(frame.name) || cells.has(frame.name));
      // A table between the rows of another table ends that table.
      if (around && rows.has(around.name)) {
        popTo(around);
        while (top().name !== 'table') pop();
        pop();
      }
    }
    const isTable = name === 'table';
    const out = isTable ? [] : parts.has(name) ? top().out : content();
    out.push(html.slice(start, end));
    return { name, out, before: isTable ? content() : top().before, isOpen: true };
  }

  let length = html.length;
  let at = 0;
  for (const token of tokenizeHtml(html)) {
    // Keep the line end after `<pre>`, which the tokenizer skips.
    if (token.start > at) top().out.push(html.slice(at, token.start));
    at = token.end;
    if (token.kind === 'open') {
      const frame = open(token);
      if (frame) stack.push(frame);
      source.open(token.name, frame);
    } else if (token.kind === 'void') open(token);
    else if (token.kind === 'close') {
      const frame = source.close(token.name)[0];
      if (frame?.isOpen) {
        popTo(frame);
        pop();
      }
      if (source.items().length === 0) {
        length = token.end;
        break;
      }
    } else {
      const text = html.slice(token.start, token.end);
      (/[^\t\n\f\r ]/.test(text) ? content() : top().out).push(text);
    }
  }
  popTo(root);
  return { html: root.out.join(''), length };
}

/**
 * Moves content that may not be inside a table in front of it, as browsers do, so that browsers do not change the tables
 * and text offsets stay valid. Expects sanitised HTML. Takes linear time; HTML without tables takes no time.
 */
export function settleTables(html: string): string {
  const settled: string[] = [];
  let done = 0;
  let at = html.indexOf('<table');
  while (at >= 0) {
    let end = endOfPlainTable(html, at);
    if (end === undefined) {
      const table = settleTable(html.slice(at));
      end = at + table.length;
      settled.push(html.slice(done, at), table.html);
      done = end;
    }
    at = html.indexOf('<table', end);
  }
  return done === 0 ? html : settled.join('') + html.slice(done);
}
