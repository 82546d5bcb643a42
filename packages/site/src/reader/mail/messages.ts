/** Texts of the dialog that sends judgments by e-mail. */
export const messages = {
  title: (count: number) => (count === 1 ? 'E-mail this judgment' : `E-mail ${count} judgments`),
  eachItsOwn: (aDay: number) => `Each judgment goes in an e-mail of its own. You can send ${aDay} judgments a day.`,
  to: 'To',
  toHint: (most: number) => `At most ${most} addresses. Enter or a comma ends one.`,
  toPlaceholder: 'name@chambers.example',
  message: 'Your note',
  messageHint: 'The mail contains it as plain text.',
  attach: (isOne: boolean): string => (isOne ? 'Attach the judgment as PDF' : 'Attach each judgment as PDF'),
  attached: (name: string, size: string) => `${name}, ${size}`,
  attachedPending: 'The library sets the pages …',
  attachedFailed: 'The PDF cannot be made now. Untick it to send a link only.',
  sentAll: (count: number) => `${count} judgments were sent.`,
  sentSome: (sent: number, all: number) => `${sent} of ${all} judgments were sent`,
  sentSomeText: 'Send again to send the others only.',
  nothingSent: 'Nothing was sent.',
  watched:
    'If it is overruled later, your alerts tell you, unless you switched that off. The person who receives it is not told.',
  cancel: 'Cancel',
  send: 'Send',
  tooMany: (most: number) => `At most ${most} addresses.`,
  notAddress: (address: string) => `${address} is no e-mail address.`,
};
