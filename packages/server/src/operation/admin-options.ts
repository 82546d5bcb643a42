import { AdminUsageError, seeHelp } from './admin-usage-error.js';

const article = ['title', 'url', 'subtitle'];
const price = ['covers', 'priority', 'initial', 'renewal'];

/** The options of each command that has any. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  verify: ['database'],
  restore: ['replace', 'originals'],
  'members extend': ['days'],
  'members delete': ['yes'],
  'portals rotate': ['days'],
  'portals usage': ['days'],
  'articles add': article,
  'articles change': article,
  'packages add': price,
  'packages change': ['name', ...price],
  'payments refund': ['reason'],
  'documents mask': ['person', 'reason'],
  'documents hide': ['reason'],
  'documents take-down': ['reason'],
  'documents restore': ['reason', 'lift', 'person'],
  'sources part': ['reason', 'names-read'],
  'sources join': ['reason'],
  'judges part': ['reason'],
  'judges join': ['reason'],
  'treatments correct': ['as'],
  audit: ['days'],
};

/** Throws an AdminUsageError for the first option that a command does not take: left out silently, it would mislead. */
export function refuseOtherOptions(command: string, values: Readonly<Record<string, unknown>>): void {
  const taken = optionsOf[command] ?? [];
  const given = Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== false);
  const other = given.find((name) => !taken.includes(name));
  if (other !== undefined) throw new AdminUsageError(`"${command}" takes no --${other}. ${seeHelp}`);
}
