import { commonOptions } from '../element/options.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from './types.js';

/** The options of `<headnote-latest-cases>`. */
export const latestCasesOptions = {
  ...commonOptions,
  /** The tab that is shown first. */
  court: ['sc', 'hc'],
  /** Rows of a list. */
  limit: [DEFAULT_LIMIT, 1, MAX_LIMIT],
  /** `none` shows only the list of `court`. */
  tabs: ['both', 'none'],
  /** `ticker`: three rows at a time, which change by themselves until they are paused. */
  mode: ['list', 'ticker'],
} as const;
