import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';

/** Wire names of all fields of a case. */
export const allCaseFields: readonly string[] = Object.values(caseFields);

/** Wire names of all fields of an act. */
export const allActFields: readonly string[] = Object.values(actFields);
