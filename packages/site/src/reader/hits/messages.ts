/** Texts of the words that a reader finds in a document. */
export const messages = {
  navigator: 'Find in this text',
  find: 'Find in this text',
  previous: 'Previous hit',
  next: 'Next hit',
  looking: 'Looking …',
  none: 'No hits',
  notLoaded: 'Hits did not load',
  count: (total: string) => (total === '1' ? '1 hit' : `${total} hits`),
  place: (current: string, total: string) => `${current} of ${total}`,
  andMore: (total: string) => `${total}+`,
};
