/** One line in the console, for the person who put the widgets on the page. */
export function warn(text: string, ...more: unknown[]): void {
  // oxlint-disable-next-line no-console -- on someone else's page the console is the only place to say it
  console.warn('[headnote] ' + text, ...more);
}
