import { commonOptions } from '../element/options.js';

/** The options of the check of a brief. */
export const citationCheckOptions = { ...commonOptions } as const;
