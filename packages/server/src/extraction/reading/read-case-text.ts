import { type Citation, extractCitations } from '@headnote/core/citation';
import type { DocumentText } from '../new-document.js';
import { isInOwnVoice } from '../treatments/own-voice.js';
import { readTreatments, type TreatmentReading } from '../treatments/read-treatments.js';

/** What one reading of a judgment finds in its plain text. */
export interface CaseReading extends TreatmentReading {
  /** Every citation, in the order of the text. */
  readonly citations: readonly Citation[];
}

/** Reads a judgment's text once, for the citator and the derived fields alike. Linear in the length of the text. */
export function readCaseText({ plain, sentenceEnds }: DocumentText): CaseReading {
  const citations = extractCitations(plain);
  return { citations, ...readTreatments(plain, sentenceEnds, citations, isInOwnVoice) };
}
