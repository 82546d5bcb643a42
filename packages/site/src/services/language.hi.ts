/** Language of the interface: Hindi. */
export const LANGUAGE = 'hi';

/** Language of the text of judgments and acts. */
export const TEXT_LANGUAGE = 'en-IN';
