/** Texts of the inquiry page. The texts of the form are the widget's own. */
export const messages = {
  title: 'Inquiry',
  home: 'Home',
  description: (name: string) => `Ask ${name} about a subscription, a bill, a fault or your research.`,
  lead: 'About a subscription, a bill, a fault or your research. Choose a subject, and it goes to the right desk.',
  desks: 'Who answers',
  sooner: 'Sooner',
  contact: 'Contact',
  note: 'No picture to type here: this page counts how often it is sent.',
  needsScript: 'The form needs JavaScript. Without it, please write to one of the mailboxes.',
  purposes: [
    { data: 'First name, city', purpose: 'to address you and to find your desk; deleted after one year' },
    { data: 'Contact number, email', purpose: 'to answer you; deleted after one year' },
    { data: 'Description', purpose: 'to do what it asks; deleted after one year' },
  ],
};

/** The desks of the page: a short name and the subject that leads there. */
export const desks = [
  { name: 'Subscription', subject: 'Seeking Subscription and/or Pricing Information' },
  { name: 'Account or bill', subject: 'Question about my account or bill' },
  { name: 'Technical', subject: 'Experiencing a technical problem' },
  { name: 'Research', subject: 'Seeking Research Assistance' },
] as const;
