/** Texts of the page to which the payment service sends the payer back. */
export const messages = {
  title: 'Payment',
  packages: 'Packages',
  steps: 'Steps',
  needsScript:
    'This page asks the server about your payment, which needs JavaScript. We also send an e-mail when the payment is confirmed.',
  checking: {
    title: 'Checking your payment',
    text: 'The payment service has sent you back. We ask it directly; this takes a few seconds. You may close this page: the e-mail comes all the same.',
    progress: 'Checking',
  },
  waiting: {
    title: 'Still no answer after 2 minutes',
    text: 'The payment service has not said yes or no. Please do not pay twice.',
    goesOn: (email: string) =>
      email === ''
        ? 'We keep asking for 24 hours, and your account shows the result.'
        : `We keep asking for 24 hours and write to ${email}.`,
    open: 'See your payments',
  },
  paid: {
    title: (until: string) => `Paid. Yours to ${until}.`,
    text: (amount: string, name: string) => `${amount} for ${name}.`,
    days: (days: string, isOne: boolean) => (isOne ? '1 day remains.' : `${days} days remain.`),
    payment: 'Payment',
    invoice: 'Invoice',
    start: 'Start searching',
    download: 'Invoice',
    downloadOf: (number: string) => `Invoice ${number}, PDF`,
  },
  failed: {
    title: 'The payment did not go through',
    text: 'The payment service declined it, or it was cancelled. Nothing was charged; a hold that your bank shows is released within some working days. Your account is as it was.',
    again: 'Try again',
    write: (number: string) => `Write to us about ${number}`,
  },
  expired: {
    title: 'The payment was not confirmed',
    text: 'The payment service gave no answer within 24 hours, so we closed this payment. If you paid, you need not pay again: write to us and name its number.',
  },
  mismatch: {
    title: 'Another amount has arrived',
    text: 'What we received is not the amount due, so a person looks at it and writes to you. Please do not pay again.',
  },
  refunded: {
    title: 'This payment was paid back',
    text: (amount: string) => `${amount} went back to where it came from. The subscription that it paid for has ended.`,
  },
  missing: {
    title: 'You have no such payment',
    text: 'The address of this page names no payment of yours. It may be cut off, or the payment belongs to another account.',
  },
  signingIn: {
    title: 'Sign in to see your payment',
    text: 'The sign-in opens and returns here.',
    open: 'Sign in',
  },
};
