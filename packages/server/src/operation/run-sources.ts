import type { SourceDesk, SourceLine } from '../citator/sources/source-desk.js';
import { joinLines } from '../runtime/print-line.js';
import type { SourceCommand } from './source-usage.js';

/** Judgments of one list; a text finds the others. */
const LIMIT = 100;

/** Runs a command about judgments with several sources. Returns what to print. */
export async function runSources(command: SourceCommand, desk: SourceDesk): Promise<string> {
  switch (command.act) {
    case 'list': {
      const found = await desk.list(command.containing, LIMIT);
      const more = found.length === LIMIT ? [`Only the first ${LIMIT} are shown; add a text to find others.`] : [];
      return found.length === 0
        ? 'No judgment with several sources was found.'
        : joinLines([...found.flatMap((lines) => lines.map(sourceLine)), ...more]);
    }
    case 'join': {
      const shown = await desk.join(command.one, command.other, command.reason);
      return `${command.one} and ${command.other} are one judgment; ${shown} is shown. ${SOON}`;
    }
    case 'part':
      await desk.part(command.which, command.reason, command);
      return `${command.which} is shown by itself. ${SOON}`;
  }
}

/** How long a running server takes to bring a change into its index. */
const SOON = 'A running server brings the change into its lists within 15 seconds.';

const sourceLine = ({ id, houseCitation, title, sourceName, isShown, actor }: SourceLine): string =>
  `${isShown ? '' : '  '}${id}  ${houseCitation}  ${title}  ${sourceName}  ${isShown ? `shown, joined by ${actor}` : 'opens the one above'}`;
