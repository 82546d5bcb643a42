/** Wire name of every English field, or the name with what is sent where the field is not given. */
export type Names<T> = { readonly [K in keyof T]?: string | readonly [wire: string, preset: unknown] };

/** The given fields under their wire names; what is neither given nor preset is left out. */
export function rename<T>(names: Names<T>, input: Partial<T> | undefined): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [english, to] of Object.entries<string | readonly [string, unknown]>(names as Record<string, string>)) {
    const [name, preset] = typeof to === 'string' ? [to] : to;
    const value = (input as Readonly<Record<string, unknown>> | undefined)?.[english] ?? preset;
    if (value !== undefined) wire[name] = value;
  }
  return wire;
}
