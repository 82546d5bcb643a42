import type { JudgeDesk } from '../library/judges/judge-desk.js';
import type { Judge } from '../library/judges/judge.js';
import { joinLines } from '../runtime/print-line.js';
import type { JudgeCommand } from './judge-usage.js';

/** How long a running server takes to know a change. */
const SOON = 'A running server counts the change within 15 seconds.';
/** Years without a judgment after which one name may be that of two judges. */
const TWO_LIVES = 30;

/** Runs a command about judges. Returns what to print. */
export async function runJudges(command: JudgeCommand, desk: JudgeDesk): Promise<string> {
  switch (command.act) {
    case 'list': {
      const found = await desk.list(command.containing);
      if (found.length === 0) return 'No judge was found.';
      const spellings = found.reduce((sum, { spellings: own }) => sum + own.length, 0);
      return joinLines([...found.map(judgeLine), `${found.length} judges, ${spellings} spellings.`]);
    }
    case 'join': {
      const judge = await desk.join(command.one, command.other, command.reason);
      return `${command.one} and ${command.other} are one judge, ${judge.name}. ${SOON}`;
    }
    case 'part':
      await desk.part(command.spelling, command.reason);
      return `${command.spelling} is a judge of its own. ${SOON}`;
  }
}

function judgeLine({ name, documents, from, to, spellings, isSurnameOnly }: Judge): string {
  const years = from === 0 ? 'no date' : from === to ? String(from) : `${from}-${to}`;
  const notes = [
    ...(isSurnameOnly ? ['a surname or first name only'] : []),
    ...(to - from > TWO_LIVES ? ['perhaps two judges, or a wrong date'] : []),
  ];
  const printed = spellings.map((each) => `${each.name} (${each.documents})`).join('; ');
  return `${name}  ${documents}  ${years}  ${[...notes, printed].join('  ')}`;
}
