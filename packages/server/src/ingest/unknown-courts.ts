import { UNKNOWN_COURT_ID } from '../courts/courts.js';
import type { NewDocument } from '../extraction/new-document.js';

/** A court that the table of courts does not have, and the judgments of one import that name it. */
export interface UnknownCourt {
  /** As the judgments or their table name it; empty if they name none. */
  readonly name: string;
  readonly judgments: number;
}

/** Different names that one import counts by themselves. */
const MOST_NAMES = 1_000;
/** Names in the summary of an import. */
const SHOWN_NAMES = 3;

/** Counts the judgments of an import whose court is unknown, by the name of the court. */
export function countUnknownCourts() {
  const counts = new Map<string, number>();
  return {
    add(document: NewDocument): void {
      if (document.kind !== 'case' || document.courtId !== UNKNOWN_COURT_ID) return;
      const printed = (document.courtName || document.courtReference).trim();
      const name = counts.has(printed) || counts.size < MOST_NAMES ? printed : '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** The courts, that of most judgments first. */
    list: (): readonly UnknownCourt[] =>
      [...counts]
        .map(([name, judgments]) => ({ name, judgments }))
        .sort((a, b) => b.judgments - a.judgments || a.name.localeCompare(b.name)),
  };
}

/** One line about the judgments of unknown courts; undefined if there are none. */
export function unknownCourtsLine(unknown: readonly UnknownCourt[]): string | undefined {
  if (unknown.length === 0) return undefined;
  const total = unknown.reduce((sum, { judgments }) => sum + judgments, 0);
  const names = unknown
    .slice(0, SHOWN_NAMES)
    .map(({ name, judgments }) => `${name === '' ? 'no court named' : `"${name}"`} (${judgments})`);
  const more = unknown.length > SHOWN_NAMES ? ` and ${unknown.length - SHOWN_NAMES} more names` : '';
  return `${total === 1 ? '1 judgment is' : `${total} judgments are`} of a court that is not in the table of courts: ${names.join(', ')}${more}. "npm run admin -- courts unknown" lists all.`;
}
