/** Parses a comma-separated list of ids. Trims them and removes empty ones and duplicates. */
export function readIdList(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  return Array.from(new Set(ids.filter((id) => id !== '')));
}

/** Formats ids as a comma-separated list, as used by court settings. */
export function writeIdList(ids: Iterable<string>): string {
  return Array.from(ids).join(',');
}
