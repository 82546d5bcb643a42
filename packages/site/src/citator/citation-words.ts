import type { CaseBrief, CitedPlace, ProvisionPlace, Treatment } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import type { Labels } from '@headnote/ui/labels';
import { messages } from './messages.js';

/** Every answer that a library can give about a citation. */
export type CitationState = CitedPlace['state'];

/** The line under the name of a judgment: citation, court, date. */
export function briefLine({ citation, courtName, decidedOn }: CaseBrief): string {
  return [citation, courtName, formatDate(decidedOn)].filter((part) => part !== '').join(', ');
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
