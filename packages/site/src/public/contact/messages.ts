/** Texts of the contact page. */
export const messages = {
  title: 'Contact',
  home: 'Home',
  description: (name: string) => `Write to ${name}: addresses, mailboxes and a form.`,
  lead: 'A person reads every message and answers it.',
  phoneHours: (hours: string) => ` ${hours}`,
  inquiry: { lead: 'About a subscription, a bill, a fault or your research: ', link: 'Inquiry' },
  mailboxes: { heading: 'Mailboxes', enquiry: 'Enquiry', support: 'Support', sales: 'Sales' },
  app: { heading: 'On the phone', download: 'Download the app', install: 'Install this site' },
  noAddress: 'The operator of this service has not published an address yet. The form works without it.',
  form: {
    heading: 'Contact Info',
    name: 'Name',
    email: 'Email',
    comment: 'Comment',
    captchaHelp: 'Not readable? Take another picture, or hear six digits and type them instead.',
    consent: (name: string) => `${name} may use these details to answer this message, and for nothing else.`,
    save: 'Save',
    nothingSent: 'Nothing is sent before you press Save.',
    needsScript: 'The form needs JavaScript. Without it, please write to one of the mailboxes.',
  },
  sent: { title: 'Your message is on its way', another: 'Write another' },
  purposes: [
    { data: 'Name, email', purpose: 'to answer you; deleted after one year' },
    { data: 'Comment', purpose: 'to do what it asks; deleted after one year' },
    { data: 'Picture', purpose: 'shows that a person is writing; good for 10 minutes, then forgotten' },
  ],
  map: {
    heading: 'Where we are',
    directions: 'Directions',
    explanation:
      'The map comes from OpenStreetMap, which then sees the address of your computer. It is loaded when you ask for it.',
    show: 'Show the map',
    frame: (place: string) => `Map of ${place}`,
  },
};
