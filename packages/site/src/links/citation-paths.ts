import { AREA } from '@headnote/core/config';

/** The screen that finds a judgment by its citation. */
export const CITATIONS_PATH = `/${AREA}/citations`;

/** The screen that checks the citations of a brief. */
export const CHECK_PATH = `/${AREA}/check`;
