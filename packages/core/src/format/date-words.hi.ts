/** Names of the months, in Hindi. */
export const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

/** Shown instead of the date when it is not known, in Hindi. */
export const DATE_NOT_KNOWN = 'तारीख ज्ञात नहीं';
