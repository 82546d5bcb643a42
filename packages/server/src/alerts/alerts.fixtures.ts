import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterEach, beforeEach } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import type { NewDocument } from '../extraction/new-document.js';
import { documentId } from '../library/document-id.js';
import { clientOf } from '../routes/test-client.fixtures.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { makeCase } from '../test-library.fixtures.js';

/** The client of a signed-in member. */
export type Member = ReturnType<typeof clientOf>;

export const old = makeCase('alert:old', 'The tenant may stay.', {
  appellant: 'Zubaida',
  respondent: 'State of Kerala',
  decidedOn: '1960-01-05',
  otherCitations: ['AIR 1960 SC 5'],
  judges: ['A. Judge', 'B. Judge', 'C. Judge'],
});
const overruling = makeCase(
  'alert:overrules',
  'Zubaida v. State of Kerala, AIR 1960 SC 5, is overruled. The tenant must leave.',
  {
    appellant: 'Meera',
    respondent: 'State of Goa',
    decidedOn: '1999-01-02',
    judges: ['A. Judge', 'B. Judge', 'C. Judge', 'D. Judge', 'E. Judge'],
  },
);
export const OLD = documentId('case', 'alert:old');
export const OVERRULES = documentId('case', 'alert:overrules');

const bodyOf = (text: string) => JSON.stringify({ query: toSearchBody(parseQuery(text).tree).query });

/** An alert on a search, as its dialog starts it. */
export const searchFor = (text: string, frequency: 'at-once' | 'daily' | 'weekly' = 'at-once') =>
  ({ kind: 'search', query: text, body: bodyOf(text), name: text, frequency, agrees: true }) as const;

/** Opens an app for each test, with a member who has a confirmed address, and gives it to `use`. */
export function useAlerts(use: (test: TestApp) => void) {
  let test: TestApp;

  /** What the server's work does with documents that an import stored. */
  async function settle(): Promise<void> {
    // Never behind the clock of the machine, by which treatments are noted.
    test.clock.now = Math.max(test.clock.now, Date.now()) + 1000;
    const { store, engine } = test.library;
    await drainIndexQueue(store, engine);
    await resolveCitations(store);
    await drainIndexQueue(store, engine);
    test.clock.now = Math.max(test.clock.now, Date.now()) + 1000;
  }

  /** Adds documents and gives them to the alerts. */
  async function arrive(...documents: readonly NewDocument[]): Promise<void> {
    await test.library.add(...documents);
    await settle();
    await test.alerts.match();
  }

  beforeEach(async () => {
    test = await openTestApp();
    use(test);
    await settle();
    await test.alerts.match();
    const confirmed = { email: 'asha@example.com', email_confirmed: 1 };
    await test.library.store.db.updateTable('users').set(confirmed).execute();
  });
  afterEach(() => test.close());

  return {
    settle,
    arrive,
    member: async (): Promise<Member> => clientOf(test, (await test.signIn()).outdata.token),
    addOld: () => arrive(old),
    addOverruling: () => arrive(overruling),
  };
}
