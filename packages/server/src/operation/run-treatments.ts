import type { TreatmentDesk, TreatmentFlagLine } from '../citator/treatment-desk.js';
import type { TreatmentEdit } from '../citator/treatment-edits.js';
import type { TreatmentCommand } from './treatment-usage.js';

/** Lines of one answer; a text finds the others. */
const LIMIT = 200;
/** How long a running server takes to bring a change into its lists. */
const SOON = 'A running server shows it within 15 seconds, and a new import keeps it.';

/** Runs a command about red flags. Returns what to print. */
export async function runTreatments(command: TreatmentCommand, desk: TreatmentDesk): Promise<string> {
  switch (command.act) {
    case 'list': {
      const flags = await desk.flags({ containing: command.containing, limit: LIMIT });
      return flags.length === 0 ? 'No judgment is shown as overruled or doubted.' : listOf(flags.map(flagLines));
    }
    case 'decided': {
      const edits = await desk.edits({ containing: command.containing, limit: LIMIT });
      return edits.length === 0 ? 'Nothing has been decided.' : listOf(edits.map(editLine));
    }
    case 'confirm':
      await desk.confirm(command);
      return `The flag is confirmed. ${SOON}`;
    case 'correct':
      await desk.correct(command);
      return `The treatment is now "${command.treatment}". ${SOON}`;
    case 'remove':
      await desk.remove(command);
      return `The flag is removed. ${SOON}`;
    case 'undo':
      await desk.undo(command);
      return `The text decides again. ${SOON}`;
  }
}

const listOf = (lines: readonly string[]): string =>
  [...lines, ...(lines.length === LIMIT ? [`Only the first ${LIMIT} are shown; add a text to find others.`] : [])].join(
    '\n',
  );

/** One flag: the ids, who says what of whom, and the sentence below it. */
function flagLines({ citingId, citedId, citing, cited, treatment, source, actor, sentence, edit }: TreatmentFlagLine) {
  const by = source === 'reported' ? `${actor === '' ? 'another judgment' : actor}, as ${citing} reports` : citing;
  const how = source === 'list' ? " (the report's list)" : '';
  const decided = edit === undefined ? '' : `  [${edit.decision} by ${edit.actor}, ${dayOf(edit.at)}]`;
  return `${citingId} ${citedId}  ${cited}: ${treatment} by ${by}${how}${decided}\n    ${sentence}`;
}

function editLine({ citingId, citedId, decision, treatment, actor, at }: TreatmentEdit): string {
  return `${dayOf(at)}  ${actor}  ${decision}  ${citingId} ${citedId}  ${treatment}`;
}

const dayOf = (at: number): string => new Date(at).toISOString();
