/** Texts of the welcome screen. */
export const messages = {
  title: (brand: string) => `Welcome – ${brand}`,
  heading: (name: string) => `Welcome, ${name}`,
  oneDay: '1 day of your subscription remains.',
  days: (count: string) => `${count} days of your subscription remain.`,
  latest: 'Latest cases',
  order: 'All courts, newest first',
  notLoaded: 'The latest cases did not load',
  empty: 'The library contains no judgment yet',
  emptyText: 'Judgments appear here as they arrive.',
};
