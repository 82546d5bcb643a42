/** Characters that move the cursor, colour, ring, retitle or turn the direction of a terminal; a new line and a tab are ours. */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Prints lines for the operator. Names of files and ids come from others: their control characters are shown as `\\u001b`. */
export function printLine(stream: Pick<NodeJS.WritableStream, 'write'>, text: string): void {
  stream.write(`${text.replace(UNSEEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`);
}
