/** Defines a tag unless the page has it already: a script that runs twice must not throw. Does nothing on a server. */
export function defineElement(name: string, type: CustomElementConstructor): void {
  if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, type);
}
