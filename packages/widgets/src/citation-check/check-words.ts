import type { CheckState } from '@headnote/core/brief-check';
import type { CitationCheckLabels } from './messages.js';

/** Why a text or a file cannot be checked, in words; empty if it can. */
export const problemText = ({ problem, name }: CheckState, labels: CitationCheckLabels): string =>
  problem ? labels.problems[problem](name) : '';

/** What the reader should know about the file or the page, in words; empty if nothing. */
export const noteText = ({ note, name }: CheckState, labels: CitationCheckLabels): string =>
  note ? labels.notes[note](name) : '';
