export { authorityOf, laterLine, type Authority, type AuthorityInput } from './authority.js';
export { listOfAuthorities, type ListItem, type ListOptions, type ListPart } from './list-of-authorities.js';
export { toRis } from './to-ris.js';
export { toBibtex } from './to-bibtex.js';
export { toBiblatex } from './to-biblatex.js';
export { toCslJson } from './to-csl-json.js';
export { toDocx, type DocxList } from './to-docx.js';
