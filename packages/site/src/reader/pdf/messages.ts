/** Texts of a download. */
export const messages = {
  pdf: 'PDF',
  pdfOf: (place: number, count: number) => `PDF ${place} of ${count}`,
  making: 'The library sets the pages …',
  original: 'Original document',
  webPage: 'Web page',
  amount: (done: string, all: string) => `${done} of ${all}`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
  cancel: 'Cancel',
};
