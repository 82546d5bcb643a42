/** Texts of the privacy policy. It says what the service stores, and no more. */
export const messages = {
  title: 'Privacy Policy',
  description: (name: string) => `What ${name} stores about you, why, for how long, and what you can do about it.`,
  lead: (name: string, operator: string) =>
    `${operator.charAt(0).toUpperCase()}${operator.slice(1)} runs ${name} and answers for the data described here.`,
  sections: (operator: string) => [
    {
      id: 'what',
      heading: 'What is stored, and why',
      paragraphs: [
        'For an account: your name, user name, e-mail address, mobile number, city, state and country, to open the account, to reach you, and to write invoices. Your password is stored only as a hash that cannot be turned back.',
        'For your security: your sessions with a description of the device and a shortened network address, and the times of sign-ins. You see them in your account and can end each.',
        'For payments: the package, the amount, the number of the payment and what tax law requires on an invoice. The number of a card never reaches us.',
        'For messages that you send us: what you wrote and how to answer you.',
      ],
    },
    {
      id: 'not',
      heading: 'What is not done',
      paragraphs: [
        'There is no advertising that follows you, no profile, and no counting by others. The site sets no cookie for that, and its pages load nothing from other companies unless you press a button that says so, as with the map.',
        `${operator.charAt(0).toUpperCase()}${operator.slice(1)} sells no data. What you search is not published, and logs contain neither searches nor addresses of members.`,
      ],
    },
    {
      id: 'device',
      heading: 'What is kept on your device',
      paragraphs: [
        'While you are signed in, the browser keeps the token of your session. If you tick “Remember me on this device”, it keeps your user name and, encrypted with a key that does not leave the device, your password. Signing out removes the session; unticking the box removes the rest.',
        'Settings such as the text size, and the position in a list, are kept so that you find them again. A tab keeps what you searched for, to suggest it; closing the tab or signing out removes it. The choice of Hindi is kept in a cookie that contains only the language.',
      ],
    },
    {
      id: 'who',
      heading: 'Who receives data',
      paragraphs: [
        'The payment provider receives what a payment needs; the services that deliver e-mail and text messages receive the message and where it goes. They may use it for nothing else.',
        'Authorities receive data only where the law obliges us.',
      ],
    },
    {
      id: 'long',
      heading: 'For how long',
      paragraphs: [
        'Account data: until you delete the account, and 14 days after that, in which you can change your mind. Messages to us: one year. Invoices: as long as tax law requires.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'In your account you can see and correct your data, download a copy of all of it, and delete the account. Where you gave consent you can withdraw it there or by writing to us.',
        'These are the rights that the Digital Personal Data Protection Act, 2023, gives you. You may complain to us first, and after that to the Data Protection Board of India.',
      ],
    },
  ],
  officer: {
    heading: 'Grievance officer',
    none: 'The operator has not named an officer yet. Please use the contact page.',
    contact: 'Contact',
  },
  terms: { heading: 'The agreement', link: 'Terms and Condition' },
};
