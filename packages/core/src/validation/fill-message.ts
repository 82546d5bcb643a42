/** Replaces `<prefix>`, `<min>` and `<max>` by their values. A placeholder without a value is kept. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/<(prefix|min|max)>/g, (whole, name: string) => `${values[name] ?? whole}`);
}
