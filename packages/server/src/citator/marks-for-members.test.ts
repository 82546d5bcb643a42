import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentId } from '../library/document-id.js';
import { readHouseCitation } from '../library/read-documents.js';
import { createSending } from '../member-library/sending.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { createMarks, type Marks } from './marks.js';

const ID = documentId('case', 't:secret');
const details = { which: ID, reason: 'Order of 1 May 2026' };
const names = [{ name: 'Asha Devi', mask: 'X' }];

let library: TestLibrary;
let marks: Marks;

beforeEach(async () => {
  library = await openTestLibrary();
  const parties = { appellant: 'Asha Devi', respondent: 'State of Kerala' };
  await library.add(makeCase('t:secret', 'Asha Devi filed a suit.', { ...parties, decidedOn: '1990-01-02' }));
  marks = createMarks({ store: library.store, actor: 'admin:asha', now: () => Date.UTC(2026, 4, 1) });
});
afterEach(() => library.close());

const addMember = () =>
  library.store.db
    .insertInto('users')
    .values({
      id: 7,
      username: 'ravi',
      first_name: 'Ravi',
      last_name: 'Menon',
      email: '',
      mobile: '',
      password_hash: 'none',
      created_at: 1,
    })
    .execute();

describe("members' folders and reading history", () => {
  const shown = async () => {
    const { db } = library.store;
    const saved = await db.selectFrom('saved_results').select('name').execute();
    const opened = await db.selectFrom('search_history').select('keywords').orderBy('kind').execute();
    return [...saved.map(({ name }) => name), ...opened.map(({ keywords }) => keywords)];
  };

  beforeEach(async () => {
    const { db } = library.store;
    await addMember();
    const kept = { user_id: 7, saved_at: 1, deleted_at: null };
    const saved = { ...kept, id: 'r1', folder_id: '', query_id: '', description: '', kind: 'case', total: 0 };
    await db
      .insertInto('saved_results')
      .values({ ...saved, item_key: 'k', document_id: ID, name: 'Asha Devi v. State of Kerala' })
      .execute();
    const run = { user_id: 7, total: 0, searched_at: 1 };
    await db
      .insertInto('search_history')
      .values([
        { ...run, id: 'h1', query_key: '1', kind: 'case', query: ID, keywords: 'Asha Devi v. State of Kerala' },
        { ...run, id: 'h2', query_key: '2', kind: 'cases', query: '{}', keywords: 'asha devi' },
      ])
      .execute();
  });

  it('show a masked name, and the words of a search as they were typed', async () => {
    await marks.mask({ ...details, names });
    expect(await shown()).toEqual(['X v. State of Kerala', 'X v. State of Kerala', 'asha devi']);
    await marks.restore(details);
    expect(await shown()).toEqual(['Asha Devi v. State of Kerala', 'Asha Devi v. State of Kerala', 'asha devi']);
  });

  it('show only the citation of a document that was taken down', async () => {
    const citation = await readHouseCitation(library.store, ID);
    await marks.takeDown(details);
    expect(await shown()).toEqual([citation, citation, 'asha devi']);
  });
});

describe('e-mails with a judgment that still wait', () => {
  const OTHER = documentId('case', 't:other');
  const pdf = { fileName: 'a.pdf', content: new Uint8Array([1]) };
  const waiting = async () => {
    const { db } = library.store;
    const mails = await db.selectFrom('outbox').select(['subject', 'body', 'failure', 'failed_at']).execute();
    const files = await db.selectFrom('mail_attachments').select('id').execute();
    return { mails, files: files.length };
  };

  beforeEach(async () => {
    await addMember();
    await library.add(makeCase('t:other', 'Another suit.'));
    const sending = createSending({ db: library.store.db, now: () => 5 }, 'Headnote');
    const judgment = { citation: '1990 HN 1', warning: '', link: 'https://library.example', note: '', pdf };
    await sending.send(7, { ...judgment, documentId: ID, title: 'Asha Devi v. State', emails: ['a@x.example'] });
    await sending.send(7, { ...judgment, documentId: OTHER, title: 'Other v. State', emails: ['b@x.example'] });
  });

  it.each([
    ['masked', () => marks.mask({ ...details, names })],
    ['taken down', () => marks.takeDown(details)],
  ])('are not sent, and lose their words and their file, once it is %s', async (state, mark) => {
    await mark();
    const { mails, files } = await waiting();
    expect(mails.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))).toEqual([
      {
        subject: '',
        body: '',
        failure: `The judgment was ${state} before this was sent.`,
        failed_at: expect.anything(),
      },
      { subject: 'Other v. State, 1990 HN 1', body: expect.stringContaining('Other'), failure: '', failed_at: null },
    ]);
    expect(files).toBe(1);
  });
});
