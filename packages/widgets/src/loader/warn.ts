/** One line in the console for the person who put the widgets there. */
export function warn(text: string, ...more: unknown[]): void {
  console.warn('[headnote] ' + text, ...more);
}
