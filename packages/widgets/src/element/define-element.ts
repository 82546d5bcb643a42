/** Defines a tag if the page does not have it yet, so that a second script does not throw. Does nothing on a server. */
export function defineElement(name: string, type: CustomElementConstructor): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry && !registry.get(name)) registry.define(name, type);
}
