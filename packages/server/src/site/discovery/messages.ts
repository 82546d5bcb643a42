/** Texts of the documents that programs read and people see: the feed, the search engine, the unfurled link. */
export const messages = {
  feedTitle: ({ brand, court }: { brand: string; court: string }) => `Latest cases: ${court} – ${brand}`,
  courts: { all: 'all courts', sc: 'Supreme Court', hc: 'High Courts and tribunals' },
  searchDescription: (brand: string) => `Search judgments and bare acts in ${brand}`,
  sample: (title: string) => `Sample: ${title}`,
  decided: (outcome: string) => `Decision: ${outcome}`,
};
