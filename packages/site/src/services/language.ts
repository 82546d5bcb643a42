/** Language of the interface, for `lang` and for formats. Each build of the site has one; a module beside this is that of Hindi. */
export const LANGUAGE: string = 'en-IN';

/** Language of the text of judgments and acts, whatever that of the interface is. */
export const TEXT_LANGUAGE: string = 'en-IN';
