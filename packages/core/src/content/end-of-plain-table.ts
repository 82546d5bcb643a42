/** A tag of a table, with nothing but blanks in front of it. */
const tag = /[\t\n\f ]*<(\/?)(table|thead|tbody|tfoot|tr|td|th)(?: [^<>]*)?>/y;
/** The beginning of a tag of any part of a table; no other element of the policy begins so. */
const part = /<\/?(?:t|caption|col)/y;

const holders: Readonly<Record<string, readonly string[]>> = {
  table: [''],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};

/** Place behind the cell whose content begins at `start`; undefined when a part of a table stands in it. */
function endOfCell(html: string, start: number, name: string): number | undefined {
  for (let at = html.indexOf('<', start); at >= 0; at = html.indexOf('<', at + 1)) {
    part.lastIndex = at;
    const end = `</${name}>`;
    if (part.test(html)) return html.startsWith(end, at) ? at + end.length : undefined;
  }
  return undefined;
}

/**
 * Place behind the table that begins at `start`, where it is one of rows and cells with no other table in it: a browser
 * leaves such a table as it is. Nearly every table is one, and to see that is far quicker than to write it anew.
 * Undefined for any other.
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
      if (!holders[name]?.includes(open.at(-1) ?? '')) return undefined;
      if (name === 'td' || name === 'th') at = endOfCell(html, at, name);
      else open.push(name);
      if (at === undefined) return undefined;
    }
  } while (open.length > 0);
  return at;
}
