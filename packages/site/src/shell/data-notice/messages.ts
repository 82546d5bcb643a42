/** Texts about the personal data of a form. */
export const messages = {
  heading: 'What we do with each of these',
  officer: (name: string) => (name === '' ? 'Complaints about your data: ' : `Grievance officer: ${name}, `),
  noContact: 'The operator of this service has not published an address for complaints yet.',
};
