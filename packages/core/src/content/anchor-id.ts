/** Ids that our own import gives: paragraphs `p12`, sections `s302A`. */
const ownAnchor = /^(?:p\d{1,6}|s\d{1,4}[A-Za-z]{0,4}(?:-\d{1,3})?)$/;

/** In front of every other id, so that no document can take an id (or a global name) of the page. */
const PREFIX = 'doc-';

/**
 * Id that a document may carry. Our own anchors stay as they are; any other becomes `doc-…`, and so do the links to it,
 * so that section anchors still scroll. Undefined for what is no plain name. Applying it twice changes nothing.
 */
export function anchorId(id: string): string | undefined {
  if (!/^[A-Za-z0-9_.:-]{1,80}$/.test(id)) return undefined;
  return ownAnchor.test(id) || id.startsWith(PREFIX) ? id : PREFIX + id;
}
