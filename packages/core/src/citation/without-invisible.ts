/** Soft hyphens, spaces without width and marks of direction. The joiners of Devanagari are not among them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

/**
 * Returns a text without the characters that nobody sees, and that a text copied from a page or a PDF has inside words
 * and numbers. Take them out before a text is read: `(1973) 4 SCC 2<soft hyphen>25` is page 225, not page 2.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
