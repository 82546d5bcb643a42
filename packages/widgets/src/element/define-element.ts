import { warn } from '../parts/warn.js';

/**
 * Defines a tag if the page does not have it yet. A second copy of the code (another version, a pinned file beside the
 * loader) warns and does nothing. Does nothing on a server.
 */
export function defineElement(name: string, type: CustomElementConstructor): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (!registry) return;
  const before = registry.get(name);
  if (!before) registry.define(name, type);
  else if (before !== type) warn(`${name} is on this page already; the second copy does nothing.`);
}
