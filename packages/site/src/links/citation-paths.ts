import { AREA } from '@headnote/core/config';

/** Where a judgment is found by its citation. */
export const CITATIONS_PATH = `/${AREA}/citations`;

/** Where the citations of a brief are checked. */
export const CHECK_PATH = `/${AREA}/check`;
