/** Writes one console line for the site's owner. */
export function warn(text: string, ...more: unknown[]): void {
  // oxlint-disable-next-line no-console -- on other people's pages the console is the only place for messages
  console.warn('[headnote] ' + text, ...more);
}
