/** Texts of saved searches. */
export const messages = {
  title: 'Save this search',
  text: 'A saved search counts the new judgments each time you open your start page.',
  notLoaded: 'Your saved searches did not load',
  name: 'Your words for it',
  parent: 'It refines',
  none: 'No other search',
  how: 'Save it as',
  asNew: 'A search of its own',
  withResults: (count: string, isOne: boolean) =>
    `${isOne ? '1 judgment' : `${count} judgments`} saved from it will belong to the changed search.`,
  asChange: (words: string) => `A change of “${words}”`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Search saved',
  changed: 'Saved search changed',
  inLibrary: (words: string) => `“${words}” is in your library.`,
};
