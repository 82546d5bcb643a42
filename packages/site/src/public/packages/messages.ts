/** Texts of the page of the packages, except those of the cards. */
export const messages = {
  title: 'Packages',
  description: (name: string) =>
    `What a year of ${name} costs and covers. Three days are free; the price list is the same for everybody.`,
  lead: 'One price a year for the full text of every judgment and act, with search, citations and a check of your brief.',
  prices: { text: 'Prices include tax. For a cheque or a demand draft, ', link: 'write to us', end: '.' },
  subscribe: 'Subscribe',
  renew: 'Renew',
  subscribeTo: (name: string) => `Subscribe: ${name}`,
  renewOf: (name: string) => `Renew: ${name}`,
  dueLater: 'The amount due depends on your subscription.',
  notYet: (date: string) => `Yours runs to ${date}. You can renew it in its last 30 days.`,
  notSold: 'Not for sale online.',
  notRead: { title: 'Your subscription did not load', text: 'The amount due depends on it.', again: 'Try again' },
  state: {
    trial: (date: string) =>
      `Your trial ends on ${date}. A year begins with the day on which the payment is confirmed; the days that are left of the trial are not added to it.`,
    longTrial: (date: string) =>
      `Your trial runs to ${date}, longer than a year from today. A payment today would add no day: wait until the trial ends.`,
    active: (date: string) => `Your subscription runs to ${date}. A renewal lengthens it by one year.`,
    renewable: (ended: string, until: string) =>
      `Your subscription ended on ${ended}. Until ${until} a year costs the renewal amount. All that you saved is kept.`,
    lapsed: (ended: string) =>
      `Your subscription ended on ${ended}. The initial amount applies. All that you saved is kept.`,
    none: 'You have no subscription. A year begins with the day on which the payment is confirmed.',
  },
  invoice: { text: 'The invoice carries the details of ', link: 'your account', end: '.' },
  notes: [
    { title: 'Trial', text: 'Three days of the whole library after registration. No payment is taken.' },
    {
      title: 'Year one',
      text: 'The first payment is valid for one year from the day it is confirmed. Unused trial days are not added.',
    },
    {
      title: 'Renewal',
      text: 'In the last 30 days it adds a year to the days that are left. For 30 days after expiry it costs the annual price; after that, the initial amount.',
    },
  ],
};
