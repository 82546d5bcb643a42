/** Texts of the dialog that sends a judgment by e-mail. */
export const messages = {
  title: 'E-mail this judgment',
  to: 'To',
  toHint: 'At most 20 addresses. Enter or a comma ends one.',
  toPlaceholder: 'name@chambers.example',
  message: 'Your note',
  messageHint: 'The mail contains it as plain text.',
  attach: 'Attach the judgment as PDF',
  attached: (name: string, size: string) => `${name}, ${size}`,
  attachedPending: 'The library sets the pages …',
  attachedFailed: 'The PDF cannot be made now. Untick it to send a link only.',
  cancel: 'Cancel',
  send: 'Send',
  tooMany: 'At most 20 addresses.',
  notAddress: (address: string) => `${address} is no e-mail address.`,
};
