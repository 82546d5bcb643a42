/** Returns a key without volume and page: `1964 SCR` for `1964 (2) SCR 336`. Two keys of one series are two places in it. */
export function seriesOf(key: string): string {
  let isFirst = true;
  return key.replace(/\d+/g, (number) => {
    const kept = isFirst ? number : '';
    isFirst = false;
    return kept;
  });
}
