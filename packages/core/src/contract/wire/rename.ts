/** Wire name of every English field, or the name with a default value. */
export type Names<T> = { readonly [K in keyof T]?: string | readonly [wire: string, preset: unknown] };

/** Returns the fields of the input under their wire names. Drops a field without value and default. */
export function rename<T>(names: Names<T>, input: Partial<T> | undefined): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [english, to] of Object.entries<string | readonly [string, unknown]>(names as Record<string, string>)) {
    const [name, preset] = typeof to === 'string' ? [to] : to;
    const value = (input as Readonly<Record<string, unknown>> | undefined)?.[english] ?? preset;
    if (value !== undefined) wire[name] = value;
  }
  return wire;
}
