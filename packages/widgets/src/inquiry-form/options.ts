import { commonOptions } from '../element/options.js';

/** Options of the inquiry form. */
export const inquiryFormOptions = {
  ...commonOptions,
  /** Subject that is chosen at first: `pricing`, `buying`, `account`, `technical`, `research`, `other`, or its words. */
  subject: [/^.{1,80}$/],
} as const;
