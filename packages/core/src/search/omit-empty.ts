/** Returns a copy of an object without members that are undefined or have length 0. */
export function omitEmpty<T extends object>(members: { readonly [K in keyof T]: T[K] | undefined }): T {
  const hasContent = ([, value]: [string, unknown]): boolean =>
    value !== undefined && (value as { readonly length?: number }).length !== 0;
  return Object.fromEntries(Object.entries<unknown>(members).filter(hasContent)) as T;
}
