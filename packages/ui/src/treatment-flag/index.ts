export type { FlagTreatment } from './flag-treatments.js';
export { TreatmentFlag } from './TreatmentFlag.js';
export type { TreatmentFlagProps } from './TreatmentFlag.js';
export { treatmentLooks } from './treatment-looks.js';
export type { TreatmentLook } from './treatment-looks.js';
