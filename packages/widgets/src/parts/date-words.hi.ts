/** Names of the months, in order, in Hindi. */
export const DATE_MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर';

/** Shown instead of a date that is not known, in Hindi. */
export const DATE_NOT_KNOWN = 'तारीख ज्ञात नहीं';
