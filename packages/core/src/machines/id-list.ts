/** Ids of a comma-separated list, in their order and each once; space around them is taken away, empty ones are left out. */
export function readIdList(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  return Array.from(new Set(ids.filter((id) => id !== '')));
}

/** The comma-separated list of ids, as court settings are sent. */
export function writeIdList(ids: Iterable<string>): string {
  return Array.from(ids).join(',');
}
