import type { CasesOf } from '../case.js';
import { folderCases } from './library-folders.js';
import { markCases } from './library-marks.js';
import { searchCases } from './library-searches.js';

/** What a member stores. */
export const libraryCases: CasesOf<'library'> = { ...searchCases, ...folderCases, ...markCases };
