import type { CaseBrief, CitedPlace, ProvisionPlace, Speaker, Treatment } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import type { Labels } from '@headnote/ui/labels';

/** Every answer that a library can give about a citation. */
export type CitationState = CitedPlace['state'];

/** What a state is called, in a list and in a filter. */
export const stateNames: Readonly<Record<CitationState, string>> = {
  found: 'Found',
  ambiguous: 'Several may be meant',
  'name-differs': 'Other parties',
  'not-held': 'Not in this library',
  impossible: 'Cannot exist',
  unread: 'Not read',
};

/** What a state means, in a sentence for who has only the citation. */
export const stateSentences: Readonly<Record<CitationState, string>> = {
  found: 'The library has this judgment.',
  ambiguous: 'More than one judgment may be meant.',
  'name-differs': 'The judgment at this citation has other parties than the text names.',
  'not-held': 'The library does not have this judgment. That does not mean that there is none.',
  impossible: 'There can be no report with this citation.',
  unread: 'This looks like a citation of a series that is not known.',
};

/** Who speaks, where it is not the court itself; empty where it is. */
export const speakerNames: Readonly<Record<Speaker, string>> = {
  court: '',
  counsel: 'in counsel’s argument',
  quoted: 'in a passage quoted',
};

/** The line under a judgment's name: citation, court, date. */
export function briefLine({ houseCitation, courtName, decidedOn }: CaseBrief): string {
  return [houseCitation, courtName, formatDate(decidedOn)].filter((part) => part !== '').join(', ');
}

/** `bench of 5`, `single judge`; empty where not known. */
export function benchWords(strength: number, labels: Labels): string {
  if (strength < 1) return '';
  return strength === 1 ? labels.singleJudge : labels.benchOf(String(strength));
}

/** What a citation in the text says when it is pointed at. */
export function placeTitle(place: CitedPlace, labels: Labels): string {
  const { state, targets, treatment, speaker, reason } = place;
  const [target] = targets;
  if (state !== 'found' || !target) return reason || stateSentences[state];
  const said = [labels.treatments[treatment], speakerNames[speaker]].filter(Boolean).join(' ');
  return `${target.title}, ${briefLine(target)}. ${said}.${target.isOverruled ? ' Overruled since.' : ''}`;
}

/** What a provision in the text says when it is pointed at: its act, and what became of it. */
export function provisionTitle({ actTitle, statusText, canonical }: ProvisionPlace): string {
  const name = actTitle || canonical;
  return statusText === '' ? name : `${name}. ${statusText}`;
}

const AGAINST: ReadonlySet<Treatment> = new Set(['overruled', 'reversed', 'doubted', 'dissented']);

/** What says that a bench did what only a larger one can do; empty where it did nothing of that, however small it is. */
export function smallerBenchWords({
  treatment,
  isSmallerBench,
}: Pick<CitedPlace, 'treatment' | 'isSmallerBench'>): string {
  return isSmallerBench && AGAINST.has(treatment) ? 'Smaller bench: it cannot overrule a larger one.' : '';
}

/** A sentence as it is quoted: the number of its paragraph is no part of it. */
export function quoted(sentence: string): string {
  return `“${sentence.replace(/^\(?\d{1,3}[.)]\s+/, '')}”`;
}
