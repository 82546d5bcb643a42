import type { CitedPlace, Speaker } from '@headnote/core/contract';

/** Every answer that a library can give about a citation. */
type State = CitedPlace['state'];

/** Texts of the citator: the panel of a judgment, its notices, and the states of citations. */
export const messages = {
  /** Name of a state, in a list and in a filter. */
  states: {
    found: 'Found',
    ambiguous: 'Several matches',
    'name-differs': 'Other parties',
    'not-held': 'Not in this library',
    impossible: 'Cannot exist',
    unread: 'Not recognised',
  } satisfies Record<State, string>,
  /** A state in a sentence. */
  sentences: {
    found: 'The library has this judgment.',
    ambiguous: 'More than one judgment matches this citation.',
    'name-differs': 'The judgment at this citation has other parties than the text names.',
    'not-held': 'It may exist; this library does not have it.',
    impossible: 'No report can have this citation.',
    unread: 'This looks like a citation from a series that we do not know.',
  } satisfies Record<State, string>,
  /** Who speaks when it is not the court itself; empty when it is. */
  speakers: {
    court: '',
    counsel: 'in counsel’s argument',
    quoted: 'in a quoted passage',
  } satisfies Record<Speaker, string>,
  overruledSince: ' Overruled since.',
  smallerBench: 'Smaller bench: it cannot overrule a larger one.',
  benches: (citing: string, cited: string) => `Cited by a ${citing}, decided by a ${cited}.`,
  panel: 'Citations',
  notLoaded: 'The citations did not load',
  citedBy: 'Cited by',
  citedByCount: (count: string) => `Cited by ${count}`,
  citedByHeading: (count: string) => `Cited by (${count})`,
  notCited: 'No judgment in this library cites it.',
  strongest: (count: string) => `The list shows the ${count} strongest.`,
  cites: 'Cites',
  citesCount: (count: string) => `Cites ${count}`,
  citesHeading: (count: string) => `Cites (${count})`,
  noCitation: 'We found no citation in its text.',
  sourceLine: 'Citator of the source',
  sourceLineNote: 'Printed by the source, not extracted from judgments.',
  citingOverruled: 'itself overruled by a later judgment',
  citedOverruled: 'since then, by a later judgment',
  morePlaces: (count: number) => (count === 1 ? '1 more place' : `${count} more places`),
  readThere: 'Read it there',
  readThereIn: (title: string) => `, in ${title}`,
  showAll: (count: string) => `Show all ${count}`,
  paragraph: (number: string) => `¶ ${number}`,
  inText: 'In the text',
  overruled: 'Overruled',
  by: 'By ',
  details: (line: string) => `, ${line}`,
  reliesOnOverruled: 'Relies on an overruled case',
  where: 'Where',
  whereItRelies: ' it relies on it',
  close: 'Close',
  chooser: (text: string, state: string) => `${text}: ${state}`,
};
