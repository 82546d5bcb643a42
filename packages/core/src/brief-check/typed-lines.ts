/** Lines of one text that are read; a whole brief belongs into the check. */
const MAX_LINES = 20;

/** Longest line that a library reads, in characters. */
const MAX_LINE = 256;

/** Splits a typed text into the lines that a library reads: citations with a semicolon or a new line between them. */
export function typedLines(text: string): readonly string[] {
  return text
    .split(/[;\n]/)
    .map((line) => line.trim().slice(0, MAX_LINE))
    .filter(Boolean)
    .slice(0, MAX_LINES);
}
