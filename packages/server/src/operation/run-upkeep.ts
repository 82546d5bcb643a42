import { joinLines } from '../runtime/print-line.js';
import { ConfigError } from '@headnote/core/errors';
import { queueAllForIndex, queueForIndex } from '../library/queue-for-index.js';
import { readActs, recordAct, type AuditedAct } from '../store/audit.js';
import type { Store } from '../store/database.js';
import { noteSecretMarks } from '../store/identity.js';
import { readUnsent, type UnsentMessages } from '../store/unsent-messages.js';
import type { UpkeepCommand } from './upkeep-usage.js';

interface UpkeepParts {
  readonly store: Store;
  /** Who acts, for the audit log. */
  readonly actor: string;
  /** Begins a new index, where the engine fills one beside the old one. */
  readonly renewIndex: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Lines of one answer; a text or fewer days find the others. */
const LIMIT = 200;

/** Runs a command about the search index, the messages or the audit log. Returns what to print. */
export async function runUpkeep(
  command: UpkeepCommand,
  { store, actor, renewIndex, now }: UpkeepParts,
): Promise<string> {
  if (command.kind === 'audit') {
    const { containing, days } = command;
    const acts = await readActs(store.db, { containing, since: now() - days * DAY, limit: LIMIT });
    const more =
      acts.length === LIMIT ? [`Only the newest ${LIMIT} are shown; add a text, or ask for fewer days.`] : [];
    return acts.length === 0 ? 'No act was found.' : joinLines([...acts.map(actLine), ...more]);
  }
  if (command.kind === 'messages') {
    const unsent = await readUnsent(store.db, LIMIT);
    return unsent.length === 0 ? 'No message waits, and none was given up.' : unsent.map(unsentLines).join('\n');
  }
  if (command.kind === 'accept-secrets') {
    await noteSecretMarks(store.db, new Map());
    await recordAct(store.db, { at: now(), actor, act: 'secrets-accepted', userId: null, details: '' });
    return 'The next server that starts decides which secrets all servers of this library have.';
  }
  const { document } = command;
  if (document === '') await renewIndex();
  const queued = await (document === '' ? queueAllForIndex(store) : queueForIndex(store, document));
  if (document !== '' && queued === 0) throw new ConfigError(`There is no document "${document}".`);
  const details = document === '' ? 'all documents' : document;
  await recordAct(store.db, { at: now(), actor, act: 're-indexed', userId: null, details });
  return `${queued} ${queued === 1 ? 'document waits' : 'documents wait'} for the index. A running server begins within 15 seconds, otherwise the next start; searches go on.`;
}

/** Messages of one kind: how many, since when, and why the last try failed. */
function unsentLines({ state, channel, template, failure, count, oldest }: UnsentMessages): string {
  const line = [count, state, channel, template, `since ${new Date(oldest).toISOString()}`].join('  ');
  return failure === '' ? line : `${line}\n  ${failure.replaceAll(/\s+/g, ' ')}`;
}

/** One act: when, who, what, which account, what changed. */
function actLine({ at, actor, act, userId, details }: AuditedAct): string {
  const account = userId === null ? [] : [`account ${userId}`];
  return [new Date(at).toISOString(), actor, act, ...account, details].filter((part) => part !== '').join('  ');
}
