/** A line of a file; a `tooLong` line has no bytes. */
export interface FileLine {
  /** One-based. */
  readonly number: number;
  readonly bytes: Buffer;
  readonly isTooLong: boolean;
  /** False if the file ends without a line end after it: the line may be cut. */
  readonly hasEnd: boolean;
}

/**
 * Maximum length of a line in bytes. The largest known act has 3.0 million characters, about 3.5 MB as JSON. The limit
 * is ten times that, and stops a file without line ends from filling the memory.
 */
export const LONGEST_LINE = 32 * 1024 * 1024;

const newline = 0x0a;

/** Splits bytes into lines. Counts and omits empty lines; skips the rest of a line over the limit. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  options: { readonly longest?: number } = {},
): AsyncGenerator<FileLine> {
  const longest = options.longest ?? LONGEST_LINE;
  let parts: Buffer[] = [];
  let length = 0;
  let isTooLong = false;
  let number = 1;

  const hold = (part: Buffer) => {
    if (isTooLong || part.length === 0) return;
    length += part.length;
    if (length <= longest) {
      parts.push(part);
      return;
    }
    isTooLong = true;
    parts = [];
  };
  const take = (hasEnd: boolean): FileLine | undefined => {
    const bytes = parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
    const line = { number, bytes, isTooLong, hasEnd };
    parts = [];
    length = 0;
    isTooLong = false;
    number += 1;
    return line.isTooLong || line.bytes.some((byte) => byte > 0x20) ? line : undefined;
  };

  try {
    for await (const chunk of chunks) {
      let start = 0;
      for (let end = chunk.indexOf(newline, start); end !== -1; end = chunk.indexOf(newline, start)) {
        hold(chunk.subarray(start, end));
        const line = take(true);
        if (line !== undefined) yield line;
        start = end + 1;
      }
      hold(chunk.subarray(start));
    }
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { line: number });
  }
  const last = take(false);
  if (last !== undefined) yield last;
}
