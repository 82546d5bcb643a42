import {
  citationStates,
  warnings,
  type CaseBrief,
  type CitedPlace,
  type LaterTreatment,
  type ProvisionPlace,
  type Treatment,
  type Warning,
} from '@headnote/core/contract';
import { formatDate, laterDetails as detailsOf } from '@headnote/core/format';
import type { Labels } from '@headnote/ui/labels';
import { messages } from './messages.js';

/** Every answer that a library can give about a citation. */
export type CitationState = CitedPlace['state'];

/** What a check says about a citation: its state, or for a found case what a later judgment says against it. */
export type CitationAnswer = CitationState | Warning;

/** Every answer, in the order in which a report explains them. */
export const citationAnswers: readonly CitationAnswer[] = ['found', ...warnings, ...citationStates.slice(1)];

/** Whether an answer says that the case is no longer good law. */
export const isWarning = (answer: CitationAnswer): answer is Warning =>
  (warnings as readonly string[]).includes(answer);

/** The name of an answer. */
export const answerName = (answer: CitationAnswer): string =>
  isWarning(answer) ? messages.warnings[answer] : messages.states[answer];

/** An answer in a sentence. */
export const answerSentence = (answer: CitationAnswer): string =>
  isWarning(answer) ? messages.warningSentences[answer] : messages.sentences[answer];

/** Citation, court, date and bench of a later judgment, and whether only the list or the note of the report names it. */
export const laterDetails = (later: LaterTreatment): string => detailsOf(later, messages);

/** The line under the name of a judgment: citation, court, date. */
export function briefLine({ citation, courtName, decidedOn }: CaseBrief): string {
  return [citation, courtName, formatDate(decidedOn)].filter(Boolean).join(', ');
}

/** The tooltip of a citation in the text. */
export function placeTitle(place: CitedPlace, labels: Labels): string {
  const { state, targets, treatment, speaker, reason } = place;
  const [target] = targets;
  if (state !== 'found' || !target) return reason || messages.sentences[state];
  const treated = [labels.treatments[treatment], messages.speakers[speaker]].filter(Boolean).join(' ');
  return `${target.title}, ${briefLine(target)}. ${treated}.${target.isOverruled ? messages.overruledSince : ''}`;
}

/** The tooltip of a provision in the text: its act, and the status of the act. */
export function provisionTitle({ actTitle, statusText, canonical }: ProvisionPlace): string {
  const name = actTitle || canonical;
  return statusText === '' ? name : `${name}. ${statusText}`;
}

const AGAINST: ReadonlySet<Treatment> = new Set(['overruled', 'reversed', 'doubted', 'dissented']);

/** The warning if a smaller bench does what only a larger one may do; else empty. */
export function smallerBenchWords({
  treatment,
  isSmallerBench,
}: Pick<CitedPlace, 'treatment' | 'isSmallerBench'>): string {
  return isSmallerBench && AGAINST.has(treatment) ? messages.smallerBench : '';
}

/** A sentence in quotation marks, without the number of its paragraph. */
export function quoted(sentence: string): string {
  return `“${sentence.replace(/^\(?\d{1,3}[.)]\s+/, '')}”`;
}

/** Who treats a case so, if not this judgment itself. */
export function speakerWords({ speaker, source, actor }: Pick<CitedPlace, 'speaker' | 'source' | 'actor'>): string {
  if (source === 'list') return messages.saysTheList;
  if (source !== 'reported') return messages.speakers[speaker];
  return actor === undefined ? messages.doneElsewhere : messages.doneBy(actor);
}
