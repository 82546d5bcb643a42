/** Characters that move the cursor, colour, ring, retitle or turn the direction of a terminal; a new line and a tab are ours. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const LINE_ENDS = /[\n\r]/g;

const shown = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Joins lines to print. A line feed inside of one, from the name of a file or a judgment, begins no line that is not ours. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => line.replace(LINE_ENDS, shown)).join('\n');

/** Prints lines for the operator. Names of files and ids come from others: their control characters are shown as `\\u001b`. */
export function printLine(stream: Pick<NodeJS.WritableStream, 'write'>, text: string): void {
  stream.write(`${text.replace(UNSEEN, shown)}\n`);
}
