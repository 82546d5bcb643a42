/** The elements that a form is bound to. */
export const boundRoots = new WeakSet<Element>();

/** Returns the bound element that a node belongs to: its form owner if that is bound, otherwise the nearest bound ancestor. */
export function boundRootOf(node: Element & { form?: Element | null }): Element | null | undefined {
  let root: Element | null | undefined = boundRoots.has(node.form as Element) ? node.form : node;
  while (root && !boundRoots.has(root)) root = root.parentElement;
  return root;
}
