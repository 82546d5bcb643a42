import { anchorId } from '../anchor-id.js';

/**
 * The element of a document that a section link or a toggle means, or undefined when the document has none. Looks only
 * inside `root`, which holds the sanitised HTML, so that no link of a document reaches an element of the page around it.
 */
export function anchorElement(root: ParentNode, target: string): Element | undefined {
  const id = anchorId(target);
  if (id === undefined) return undefined;
  // A plain name needs no more than this to stand in a selector.
  return root.querySelector(`[id="${id}"]`) ?? undefined;
}
