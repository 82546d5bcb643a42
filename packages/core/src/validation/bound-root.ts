/** The elements that a form is bound to. */
export const boundRoots = new WeakSet<Element>();

/** The bound element that a node belongs to: the form that owns it, or the nearest one around it. */
export function boundRootOf(node: Element & { form?: Element | null }): Element | null | undefined {
  let root: Element | null | undefined = boundRoots.has(node.form as Element) ? node.form : node;
  while (root && !boundRoots.has(root)) root = root.parentElement;
  return root;
}
