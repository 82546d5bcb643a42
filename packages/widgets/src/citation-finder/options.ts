import { commonOptions } from '../element/options.js';

/** The options of the citation finder. */
export const citationFinderOptions = {
  ...commonOptions,
  /** `check` shows the check of a brief instead of the field; `none` hides its button. */
  mode: ['find', 'check', 'none'],
  /** Text that the field has from the start. */
  text: [/^.{1,300}$/],
} as const;
