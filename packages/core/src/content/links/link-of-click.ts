import type { DocumentLink } from './document-link.js';
import { readLink } from './read-link.js';
import { isPersonName } from './routing-identifier.js';

/** The members of an element that `linkOfClick` needs. DOM elements have them. */
export interface ClickedElement {
  /** Name in lower case: `a`. */
  readonly localName: string;
  /** The text inside. */
  readonly textContent: string | null;
  /** Returns the value of an attribute, or null. */
  getAttribute(name: string): string | null;
}

function isElement(step: object): step is ClickedElement {
  return 'localName' in step && 'getAttribute' in step && typeof step.getAttribute === 'function';
}

/** Returns the text of a link as a name. It may contain line breaks in the document. */
function nameOf(element: ClickedElement): string | undefined {
  const name = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return isPersonName(name) ? name : undefined;
}

/**
 * Returns the link that was clicked inside a document. `path` lists the elements from the clicked one outwards, such as
 * `event.composedPath()`; it is searched up to `within`, the element that contains the document. If the link of a person
 * has no name, the text of the link is the name.
 */
export function linkOfClick(path: readonly object[], within?: object): DocumentLink {
  for (const step of path) {
    if (step === within) break;
    if (!isElement(step) || step.localName !== 'a') continue;
    const link = readLink({ href: step.getAttribute('href') });
    if ((link.kind === 'advocate' || link.kind === 'judge') && link.name === undefined) {
      return { ...link, name: nameOf(step) };
    }
    return link;
  }
  return { kind: 'none' };
}
