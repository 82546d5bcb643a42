/** Seconds between two codes to one mobile number or e-mail address. */
export const CODE_PAUSE_SECONDS = 60;
