import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Client } from '@headnote/core/client';
import { parseQuery } from '@headnote/core/search';
import { fullCaseBody, resultsBody } from '@headnote/core/search/bodies';
import { PASSWORD } from '../durability/server-process.js';
import type { Fleet } from './fleet.js';

/** Readers who send one request after another, without a pause. */
export const READERS = 24;

/** What readers were answered. */
export interface Load {
  /** Milliseconds that each answered request took. */
  readonly took: readonly number[];
  readonly failures: readonly string[];
  /** The last confirmed note of each document. */
  readonly notes: ReadonlyMap<string, { readonly note: string; readonly version: number }>;
}

interface OpenLoad {
  readonly took: number[];
  readonly failures: string[];
  readonly notes: Map<string, { readonly note: string; readonly version: number }>;
}

/** Signs the demo member of a fleet in, through its proxy. */
export async function signInAtProxy({ proxy }: Fleet): Promise<Client> {
  const bases = { api: proxy.url.origin };
  const { token } = await createClient({ bases }).account.signIn({
    username: 'demo',
    password: PASSWORD,
    remember: false,
  });
  return createClient({ bases, session: { authorization: () => Promise.resolve(`Bearer ${token.token}`) } });
}

/** Sends the requests of a reader: searches, judgments, completions and notes. Each writes the notes of a judgment of his own. */
async function read(
  client: Client,
  own: string,
  { load, signal }: { load: OpenLoad; signal: AbortSignal },
): Promise<void> {
  const words = ['lease', 'bail', 'notice', 'tenant', 'contract', 'arbitration', 'custody'];
  const steps = [
    (turn: number) =>
      client.search.cases({ body: resultsBody(parseQuery(words[turn % words.length] ?? '').tree, { size: 10 }) }),
    () => client.documents.casePreview({ body: fullCaseBody({ id: own }) }),
    () => client.complete.partyName({ text: 'ra' }),
    async () => {
      const note = randomUUID();
      const { version } = await client.library.saveNote({ documentId: own, note });
      load.notes.set(own, { note, version });
    },
  ];
  for (let turn = 0; !signal.aborted; turn += 1) {
    const started = performance.now();
    try {
      await steps[turn % steps.length]?.(turn);
      load.took.push(performance.now() - started);
    } catch (error) {
      // The load is more than one member may have; waiting is no failure.
      if ((error as { code?: string }).code === 'busy') await wait(200);
      else load.failures.push(String(error));
    }
  }
}

/** Runs the readers, who are these members in turn, while `act` does something to the servers. */
export async function under(fleet: Fleet, members: readonly Client[], act: () => Promise<void>): Promise<Load> {
  const documents = await fleet.store.db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'case')
    .limit(READERS)
    .execute();
  const load: OpenLoad = { took: [], failures: [], notes: new Map() };
  const ending = new AbortController();
  const reading = documents.map(async ({ id }, index) => {
    const member = members[index % members.length];
    if (member) await read(member, id, { load, signal: ending.signal });
  });
  await act();
  ending.abort();
  await Promise.all(reading);
  return load;
}
