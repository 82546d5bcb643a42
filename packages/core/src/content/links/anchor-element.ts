import { anchorId } from '../anchor-id.js';

/**
 * Returns the element to which a section link or toggle points, or undefined if the document has none. Searches only
 * inside `root`, which contains the sanitised HTML, so that links of a document cannot reach other elements of the page.
 */
export function anchorElement(root: ParentNode, target: string): Element | undefined {
  const id = anchorId(target);
  if (id === undefined) return undefined;
  // A plain name needs no escaping in a quoted selector.
  return root.querySelector(`[id="${id}"]`) ?? undefined;
}
