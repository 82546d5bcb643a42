import type { messages as english } from './messages.js';

/** Texts of the words that a reader finds in a document, in Hindi. */
export const messages: typeof english = {
  navigator: 'इस पाठ में खोजें',
  find: 'इस पाठ में खोजें',
  previous: 'पिछला मिलान',
  next: 'अगला मिलान',
  looking: 'खोजा जा रहा है …',
  none: 'कोई मिलान नहीं',
  notLoaded: 'मिलान लोड नहीं हुए',
  count: (total) => `${total} मिलान`,
  place: (current, total) => `${total} में से ${current}`,
  andMore: (total) => `${total}+`,
};
