/** Names of the months, in order. */
export const DATE_MONTHS = 'January February March April May June July August September October November December';

/** Shown instead of a date that is not known. */
export const DATE_NOT_KNOWN = 'Date not known';
