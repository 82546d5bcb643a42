/** The members of an object that say something: what is undefined or empty is left out. */
export function given<T extends object>(members: { readonly [K in keyof T]: T[K] | undefined }): T {
  const isGiven = ([, value]: [string, unknown]): boolean =>
    value !== undefined && (value as { readonly length?: number }).length !== 0;
  return Object.fromEntries(Object.entries<unknown>(members).filter(isGiven)) as T;
}
