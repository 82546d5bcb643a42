import type { CitedPlace, Speaker, Warning } from '@headnote/core/contract';

/** Every answer that a library can give about a citation. */
type State = CitedPlace['state'];

/** Texts of the citator: the panel of a judgment, its notices, and the states of citations. */
export const messages = {
  /** Name of a state, in a list and in a filter. */
  states: {
    found: 'Found',
    ambiguous: 'Several matches',
    'party-differs': 'One party differs',
    'name-differs': 'Party names differ',
    'not-held': 'Not in this library',
    impossible: 'Cannot exist',
    unread: 'Not recognised',
  } satisfies Record<State, string>,
  /** A state in a sentence. */
  sentences: {
    found: 'The library has this judgment.',
    ambiguous: 'More than one judgment matches this citation.',
    'party-differs': 'The text names one party that is not in the judgment at this citation.',
    'name-differs': 'The text names other parties than the judgment at this citation.',
    'not-held': 'It may exist; this library does not have it.',
    impossible: 'No report can have this citation.',
    unread: 'This looks like a citation of a report that we do not know.',
  } satisfies Record<State, string>,
  /** Who speaks when it is not the court itself; empty when it is. */
  speakers: {
    court: '',
    counsel: 'in counsel’s argument',
    quoted: 'in a quoted passage',
  } satisfies Record<Speaker, string>,
  /** What a later judgment says against a case. */
  warnings: {
    overruled: 'Overruled',
    reversed: 'Reversed',
    doubted: 'Doubted',
  } satisfies Record<Warning, string>,
  /** Such a case in a sentence. */
  warningSentences: {
    overruled: 'The library has this judgment. A later judgment overrules it, or the note of its report says so.',
    reversed: 'The library has this judgment. A higher court or larger bench reverses it.',
    doubted: 'The library has this judgment. A later judgment doubts it.',
  } satisfies Record<Warning, string>,
  bench: (judges: number) => (judges === 1 ? 'single judge' : `bench of ${judges}`),
  here: 'here',
  laterBy: ' by ',
  laterWords: (sentence: string) => ` “${sentence}”`,
  overruledSince: ' Overruled since.',
  smallerBench: 'Smaller bench: it cannot overrule a larger one.',
  benches: (citing: number, cited: number) =>
    `${citing === 1 ? '1 judge' : `${citing} judges`}, considering ${/^(?:8|11|18)$/.test(String(cited)) ? 'an' : 'a'} ${cited}-judge decision`,
  panel: 'Citations',
  notLoaded: 'The citations did not load',
  citedBy: 'Cited by',
  citedByCount: (count: string) => `Cited by ${count}`,
  citedByHeading: (count: string) => `Cited by (${count})`,
  notCited: 'No judgment in this library cites it.',
  strongest: (count: string) => `The list shows the ${count} with the strongest treatment.`,
  cites: 'Cites',
  citesCount: (count: string) => `Cites ${count}`,
  citesHeading: (count: string) => `Cites (${count})`,
  noCitation: 'We found no citation in its text.',
  sourceLine: 'Citator note in the report',
  sourceLineNote:
    'The report prints this note and does not explain its codes. We show their usual meaning; please verify.',
  sourceParagraphs: (numbers: readonly string[]) =>
    numbers.length === 0 ? '' : `, ${numbers.length === 1 ? 'para' : 'paras'} ${numbers.join(', ')}`,
  unknownCode: (code: string) => (code === '' ? 'No code' : `${code} (meaning not known)`),
  comma: ', ',
  asPrinted: 'As printed',
  saysTheNote: 'says the citator note in the report',
  saysTheList: "according to the report's list",
  /** Before and after the title of the judgment that reports what another did. */
  reportedBefore: ', as ',
  reportedAfter: ' reports',
  aLaterJudgment: 'a later judgment',
  /** Behind the treatment of a case that another judgment treats so. */
  doneBy: (actor: string) => `by ${actor}, as this judgment reports`,
  doneElsewhere: 'by another judgment, as this one reports',
  speaksOfOverruling: 'This judgment speaks of overruling: read ',
  listHeading: "The report's list of cases",
  listNote: 'The report prints what this judgment does with these cases.',
  noteOverrules: 'Overruled, says the citator note in the report',
  nothingKnown: 'No judgment in this library cites it, and we found no citation in its text.',
  morePlaces: (count: number) => (count === 1 ? '1 more place' : `${count} more places`),
  readThere: 'Open at that paragraph',
  readThereIn: (title: string) => `, in ${title}`,
  showAll: (count: string) => `Show all ${count}`,
  paragraph: (number: string) => `¶ ${number}`,
  inText: 'In the text',
  by: 'By ',
  details: (line: string) => `, ${line}`,
  reliesOnOverruled: 'Relies on an overruled case',
  where: 'Show the passage',
  whereItRelies: ' that relies on it',
  close: 'Close',
  chooser: (text: string, state: string) => `${text}: ${state}`,
  /** Of a section whose act the text does not name: `S. 303 BNS or S. 303 IPC`. */
  severalActs: (meanings: string) => `The text does not name the act. It may mean ${meanings}.`,
  sectionNotLoaded: 'The section did not load.',
  noSectionWords: 'The library has no text of this section.',
};
