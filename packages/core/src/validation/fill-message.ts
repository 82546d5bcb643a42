/** Puts values, verbatim, in the place of `<prefix>`, `<min>` and `<max>`; a name without a value stays. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/<(prefix|min|max)>/g, (whole, name: string) => `${values[name] ?? whole}`);
}
