/** The operator of the service and its address, from the configuration. */
export interface Operator {
  /** Name of the service. */
  readonly name: string;
  /** The company that runs it. */
  readonly operator: string;
}

/** Texts of the terms. The nine sections of the specification, in its order. */
export const messages = {
  title: 'Terms and Condition',
  description: (name: string) => `The terms on which ${name} may be used and subscribed to.`,
  lead: ({ name, operator }: Operator) =>
    `These terms are an agreement between you and ${operator}, which runs ${name}. Registering, subscribing or using the service accepts them.`,
  sections: ({ name, operator }: Operator) => [
    {
      id: 'licence',
      heading: 'Grant and limitations of licence',
      paragraphs: [
        `While your trial or subscription runs, ${operator} gives you a licence to search, read, print and copy the judgments and acts of ${name} for your own professional, academic or personal work. The licence is yours alone, is not exclusive and cannot be transferred.`,
        'You may quote what you find in pleadings, opinions, articles and teaching. You may not copy the collection or a substantial part of it, read it by a program that runs by itself, sell it, or make it part of another collection, except through the widgets that the service offers for that purpose.',
        'An account is for one person. You keep your password to yourself, and you answer for what happens with it until you tell us that someone else has it.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in data',
      paragraphs: [
        'Judgments of courts and the text of acts are public; no one owns them here. The source of each document is named on its page.',
        `The selection and arrangement of the library, the links between its documents, the software and the design belong to ${operator} or its licensors.`,
        'Your searches, settings and profile are yours. You can export them at any time. How we treat them is written in the privacy policy.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'We protect accounts and data with the measures that are usual for a service of this kind, and you help by choosing a password that you use nowhere else.',
        'You may not try to reach data of other members, to get around limits or access control, or to disturb the service. If you find a weakness, tell us before you tell others; we do not pursue anyone who does so in good faith.',
      ],
    },
    {
      id: 'charges',
      heading: 'Charges',
      paragraphs: [
        'The price of each package is shown before you pay, in rupees and with all taxes. The first-year payment is valid for one year from the day it is received.',
        'A renewal is possible at the renewal amount from 30 days before until 30 days after the subscription ends. After a longer lapse the amount of the first year applies again.',
        'The complimentary trial lasts three days, costs nothing and ends by itself.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      paragraphs: [
        'You can pay by cheque, demand draft or credit card. Payments by card are taken by a payment provider; we never receive the number of your card.',
        'A payment counts when it has reached us. You then receive a tax invoice, which also stays in your account.',
      ],
    },
    {
      id: 'modifications',
      heading: 'Modifications',
      paragraphs: [
        'We may change the service and these terms. A change of the terms is announced on this page before it applies. It does not change what you have already paid for.',
      ],
    },
    {
      id: 'copyright',
      heading: 'Copyright',
      paragraphs: [
        'Headnotes and editorial notes that a publisher has written are protected by copyright, and the library does not contain them without a licence.',
        'If you believe that something in the library infringes your right, write to us with the address of the page. We take it down while we examine your claim, if the claim is plausible.',
      ],
    },
    {
      id: 'errors',
      heading: 'Errors and corrections',
      paragraphs: [
        'Texts come from courts and public sources, and some details are extracted by programs. Where that is so, the page says so. Before you rely on a text in court, compare it with a certified copy.',
        'Every document has a link to report an error. We correct what we find to be wrong, and mask what a court orders to be masked.',
      ],
    },
    {
      id: 'liability',
      heading: 'Disclaimer of warranty and limitation of liability',
      paragraphs: [
        'The service is a tool for research and no legal advice. We do not promise that the library is complete or free of errors, or that the service is available at every moment.',
        `As far as the law allows, the liability of ${operator} for all claims of one year is limited to the amount that you paid for that year. Nothing in these terms limits liability that the law does not allow to be limited.`,
        'Indian law applies.',
      ],
    },
  ],
  side: {
    plans: { heading: 'What it costs', link: 'Packages' },
    privacy: { heading: 'Your data', link: 'Privacy Policy' },
    questions: { heading: 'Questions', link: 'Contact' },
  },
};
