/** Names of the months. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Shown instead of the date when it is not known. */
export const DATE_NOT_KNOWN = 'Date not known';
