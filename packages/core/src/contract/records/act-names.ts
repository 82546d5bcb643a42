/* Wire names that every search of acts is made of, one by one; `actFields` takes them from here. */

export const TITLE = 'title';
export const YEAR = 'lyear';
export const CONTENT = 'content';
