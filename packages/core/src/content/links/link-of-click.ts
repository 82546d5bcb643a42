import type { DocumentLink } from './document-link.js';
import { readLink } from './read-link.js';
import { isPersonName } from './routing-identifier.js';

/** What is asked of an element; one of the DOM has it, and so may anything else that draws a document. */
export interface ClickedElement {
  /** Lower case: `a`. */
  readonly localName: string;
  /** The words inside. */
  readonly textContent: string | null;
  /** The value of an attribute, null where there is none. */
  getAttribute(name: string): string | null;
}

function isElement(step: object): step is ClickedElement {
  return 'localName' in step && 'getAttribute' in step && typeof step.getAttribute === 'function';
}

/** The words of a link as a name: a document may break them over lines. */
function nameOf(element: ClickedElement): string | undefined {
  const name = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return isPersonName(name) ? name : undefined;
}

/**
 * What a click inside a document asks for. `path` is the way from the clicked element outwards, `event.composedPath()`
 * for one; it is followed up to `within`, the element that holds the document, so that links around it do not count.
 * Of a person whose link says no name, the link's words are the name.
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
