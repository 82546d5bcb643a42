/** Values in one list of a statement; few different lengths, so their statements stay prepared. */
const LENGTHS = [8, 64, 512];

/**
 * Splits values into lists for `where … in`, pads the last list with its last value, and joins the results of `read`.
 */
export async function inChunks<Value, Row>(
  values: readonly Value[],
  read: (chunk: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const longest = LENGTHS.at(-1) ?? 1;
  for (let from = 0; from < values.length; from += longest) {
    const chunk = values.slice(from, from + longest);
    const last = chunk.at(-1);
    const length = LENGTHS.find((one) => one >= chunk.length) ?? longest;
    while (last !== undefined && chunk.length < length) chunk.push(last);
    // A few values may have more rows than a call has arguments.
    for (const row of await read(chunk)) rows.push(row);
  }
  return rows;
}
