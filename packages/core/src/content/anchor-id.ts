/**
 * The ids that our import gives to a judgment: blocks `p7`, printed paragraph numbers `para-12` and `opinion-2-para-12`,
 * opinions `opinion-2`, pages of the report `page-785`, the cause title and its parts.
 */
const ofJudgment = [
  /^p\d{1,6}$/,
  /^(?:opinion-\d{1,3}-)?para-\d{1,4}[A-Z]?(?:\.\d{1,3}){0,3}$/,
  /^(?:opinion-\d{1,3}|page-\d{1,5})$/,
  /^cause-(?:title|court|number|parties|bench|counsel|note)(?:-\d{1,3})?$/,
];
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
 * Returns the id that an element of a document may have. Anchors of our import, those of judgments (`p12`, `para-12`) and
 * sections of acts (`s302A`), are kept. Other ids, and links to them, get the prefix `doc-`, so that links to sections
 * still work. Undefined for an id that is not a plain name or is too long. Applying it twice changes nothing.
 */
export function anchorId(id: string): string | undefined {
  if (!name.test(id)) return undefined;
  const isOwn = isSectionId(id) || ofJudgment.some((form) => form.test(id));
  return isOwn || id.startsWith(PREFIX) ? id : PREFIX + id;
}
