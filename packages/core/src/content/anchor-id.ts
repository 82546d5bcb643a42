const paragraph = /^p\d{1,6}$/;
const section = /^s\d{1,4}[A-Za-z]{0,4}(?:-\d{1,3})?$/;

/** Returns whether an id has the form that our import gives to sections of acts: `s302A`. */
export function isSectionId(id: string): boolean {
  return section.test(id);
}

/** Prefix of all other ids, so that a document cannot use an id or global name of the page. */
const PREFIX = 'doc-';

/** A plain name of at most 80 characters, including the prefix, so that a result is valid input. */
const name = /^(?:doc-[A-Za-z0-9_.:-]{0,76}|[A-Za-z0-9_.:-]{1,76})$/;

/**
 * Returns the id that an element of a document may have. Anchors of our import, paragraphs `p12` and sections `s302A`,
 * are kept. Other ids, and links to them, get the prefix `doc-`, so that links to sections still work. Undefined for an
 * id that is not a plain name or is too long. Applying it twice changes nothing.
 */
export function anchorId(id: string): string | undefined {
  if (!name.test(id)) return undefined;
  return paragraph.test(id) || isSectionId(id) || id.startsWith(PREFIX) ? id : PREFIX + id;
}
