/** A file of the sample, split but not yet read. */
export interface SampleFile {
  readonly name: string;
  readonly header: ReadonlyMap<string, string>;
  /** Paragraphs, each on one line; a heading has a paragraph of its own. */
  readonly body: readonly string[];
}

/** Splits a file of the sample at its first empty line into header lines and paragraphs. Throws for an invalid header line. */
export function splitSampleFile(name: string, content: string): SampleFile {
  const [head = '', ...rest] = content
    .replace(/^\ufeff/, '')
    .replace(/\r\n/g, '\n')
    .trim()
    .split(/\n[ \t]*\n/);
  const header = new Map<string, string>();
  for (const line of head.split('\n')) {
    const parts = /^([A-Z][A-Za-z ]*):\s*(.*)$/.exec(line);
    if (parts === null)
      throw new Error(`Sample file ${name} has the header line "${line}"; it must read "Key: value".`);
    header.set(parts[1] ?? '', (parts[2] ?? '').trim());
  }
  return { name, header, body: rest.flatMap(splitHeading) };
}

/** Joins the lines of a paragraph; a backslash at the end of a line keeps the line break. */
const join = (lines: readonly string[]) =>
  lines
    .join(' ')
    .replace(/\\ /g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** A heading may be directly above its first paragraph. */
function splitHeading(block: string): string[] {
  const lines = block.trim().split('\n');
  const first = lines[0] ?? '';
  const parts = first.startsWith('## ') ? [first.trim(), join(lines.slice(1))] : [join(lines)];
  return parts.filter((part) => part !== '');
}
