/** Texts of the page of articles. */
export const messages = {
  title: 'Articles',
  home: 'Home',
  description: (name: string) => `Articles on law and legal research, chosen by ${name}.`,
  lead: 'Each article opens in a new tab, on the site where it was published.',
};
