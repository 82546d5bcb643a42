/** Texts of the list of bare acts. */
export const messages = {
  heading: 'Bare acts',
  headingFor: (text: string) => `Bare acts: ${text}`,
  damaged: 'The link is damaged',
  damagedText: 'We could not read part of it, so the list shows all acts.',
  requested: 'The act you asked for',
  actNotLoaded: 'The act did not load',
  list: 'List of acts',
  listNotLoaded: 'The acts did not load',
  none: 'No act matches this search',
  noneText: 'An act must contain every word. Try fewer or other words.',
  all: 'All acts',
  oneAct: '1 act',
  acts: (count: string) => `${count} acts`,
  moreThan: (count: string) => `More than ${count}`,
};
