const paragraph = /^p\d{1,6}$/;
const section = /^s\d{1,4}[A-Za-z]{0,4}(?:-\d{1,3})?$/;

/** True for the id that our own import gives the section of an act: `s302A`. */
export function isSectionId(id: string): boolean {
  return section.test(id);
}

/** In front of every other id, so that no document can take an id (or a global name) of the page. */
const PREFIX = 'doc-';

/** A plain name. At most 80 characters with the prefix: the result has to pass as well. */
const name = /^(?:doc-[A-Za-z0-9_.:-]{0,76}|[A-Za-z0-9_.:-]{1,76})$/;

/**
 * Id that a document may carry. The anchors of our own import, paragraphs `p12` and sections `s302A`, stay as they are;
 * any other becomes `doc-…`, and so do the links to it, so that section anchors still scroll. Undefined for what is no
 * plain name, or is longer than 80 characters then. Applying it twice changes nothing.
 */
export function anchorId(id: string): string | undefined {
  if (!name.test(id)) return undefined;
  return paragraph.test(id) || isSectionId(id) || id.startsWith(PREFIX) ? id : PREFIX + id;
}
