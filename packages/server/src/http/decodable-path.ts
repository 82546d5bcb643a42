/** Returns an address whose path decodes: one that does not, such as `/%E0%A4%A`, gets its percent signs encoded. */
export function withDecodablePath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
