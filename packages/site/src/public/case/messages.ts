/** Texts of the public page of a judgment, except those of the document itself. */
export const messages = {
  description: ({ title, place, brand }: { title: string; place: string; brand: string }) =>
    `${title}. ${place}. Read the first part of the judgment on ${brand}.`,
};
