import { warningOf, type JudgmentCitations } from '@headnote/core/contract';
import type { CitedLater } from '@headnote/core/format';

/** The citing judgment that overrules or reverses this one, or the one that the note of the report names. */
export function laterIn(citations: JudgmentCitations | undefined): CitedLater | undefined {
  const against = citations?.citedBy.find((one) => (warningOf(one) ?? 'doubted') !== 'doubted');
  // What it reports of another judgment is that one's act, and often only named.
  if (against?.source === 'reported') return { treatment: against.treatment, citation: against.actor ?? '' };
  if (against) return { treatment: against.treatment, citation: against.judgment.citation };
  return citations?.sourceNotes.find((note) => note.treatment === 'overruled');
}
