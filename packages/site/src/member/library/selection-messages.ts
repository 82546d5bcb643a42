/** Texts of what is done with selected rows of a library. */
export const messages = {
  mail: 'E-mail',
  pdf: 'PDF',
  copyCitations: 'Copy citations',
  copied: (count: number) => (count === 1 ? 'Citation copied' : `${count} citations copied`),
  copiedText: 'You can paste them into your document.',
  notCopied: 'The citations could not be copied',
  notCopiedText: 'The browser did not allow it.',
};
