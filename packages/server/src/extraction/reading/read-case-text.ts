import { type Citation, extractCitations } from '@headnote/core/citation';
import type { DocumentText } from '../new-document.js';
import { type ListedCase, readReportLists } from '../treatments/grammar/report-lists.js';
import { isInOwnVoice } from '../treatments/own-voice.js';
import { readTreatments, type TreatmentReading } from '../treatments/read-treatments.js';

/** What one reading of a judgment finds in its plain text. */
export interface CaseReading extends TreatmentReading {
  /** The lists in the head of the report. */
  readonly listed: readonly ListedCase[];
  /** Every citation, in the order of the text. */
  readonly citations: readonly Citation[];
}

/**
 * Reads a judgment's text once, for the citator and the derived fields alike, and the lists in the head of its report. Linear in the
 * length of the texts.
 */
export function readCaseText({ plain, sentenceEnds }: DocumentText, reportHead = ''): CaseReading {
  const citations = extractCitations(plain);
  return {
    citations,
    ...readTreatments(plain, sentenceEnds, citations, isInOwnVoice),
    listed: readReportLists(reportHead),
  };
}
