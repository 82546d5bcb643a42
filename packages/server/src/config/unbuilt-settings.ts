import { ConfigError } from '@headnote/core/errors';

/** Settings of the design whose part is not built. Ignoring them silently would mislead the operator. */
const UNBUILT: readonly { readonly pattern: RegExp; readonly part: string }[] = [
  { pattern: /^RENDER_URL$/, part: 'a rendering service of its own' },
];

/** Throws ConfigError if one of these variables is set. */
export function refuseUnbuiltSettings(env: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || value === '') continue;
    const hit = UNBUILT.find(({ pattern }) => pattern.test(name));
    if (hit) throw new ConfigError(`${name} is set, but ${hit.part} is not built yet; start without it.`);
  }
}
