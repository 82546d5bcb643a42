/** A tag of a table, with only white space before it. */
const tag = /[\t\n\f ]*<(\/?)(table|thead|tbody|tfoot|tr|td|th)(?: [^<>]*)?>/y;
/** The beginning of a tag of any table element. No other allowed element begins like this. */
const part = /<\/?(?:t|caption|col)/y;

const allowedParents: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    table: [''],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table', 'thead', 'tbody', 'tfoot'],
    td: ['tr'],
    th: ['tr'],
  }),
);

/** Returns the index after the cell whose content begins at `start`; undefined if it contains a table element. */
function endOfCell(html: string, start: number, name: string): number | undefined {
  for (let at = html.indexOf('<', start); at >= 0; at = html.indexOf('<', at + 1)) {
    part.lastIndex = at;
    const end = `</${name}>`;
    if (part.test(html)) return html.startsWith(end, at) ? at + end.length : undefined;
  }
  return undefined;
}

/**
 * Returns the index after the table that begins at `start` if it consists only of rows and cells, without a nested table.
 * Browsers do not change such tables. Undefined for other tables. Nearly all tables are plain, and this check is much
 * faster than rebuilding the table.
 */
export function endOfPlainTable(html: string, start: number): number | undefined {
  const open: string[] = [];
  let at: number | undefined = start;
  do {
    tag.lastIndex = at;
    const [, slash, name = ''] = tag.exec(html) ?? [];
    at = tag.lastIndex;
    if (slash === '/') {
      if (open.pop() !== name) return undefined;
    } else {
      if (!allowedParents.get(name)?.includes(open.at(-1) ?? '')) return undefined;
      if (name === 'td' || name === 'th') at = endOfCell(html, at, name);
      else open.push(name);
      if (at === undefined) return undefined;
    }
  } while (open.length > 0);
  return at;
}
