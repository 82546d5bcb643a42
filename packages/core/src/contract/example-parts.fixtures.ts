/** An answer with a flag and a message. */
export const envelope = (parts: object = {}): object => ({ flag: true, message: 'Done.', ...parts });
export const outcome = { message: 'Done.' } as const;
export const link = {
  title: 'Asha Menon v. Lakeside Housing Society',
  citation: '2019 HN 7',
  href: 'https://library.example/case/2019-hn-7',
};
export const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
