/* Wire names that every search of acts uses, as separate constants. `actFields` imports them. */

export const TITLE = 'title';
export const YEAR = 'lyear';
export const CONTENT = 'content';
