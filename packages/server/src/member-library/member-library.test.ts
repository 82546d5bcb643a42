import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from '../accounts/accounts.fixtures.js';
import { saveDocuments } from '../citator/save-documents.js';
import { documentId } from '../library/document-id.js';
import { makeCase } from '../test-library.fixtures.js';
import { memberLimits } from './limits.js';
import { createMemberLibrary, type MemberLibrary } from './member-library.js';

let test: TestAccounts;
let library: MemberLibrary;
let people = 0;
beforeAll(async () => {
  test = await openTestAccounts();
  library = createMemberLibrary({ db: test.store.db, library: 'Headnote', now: () => test.clock.now });
  await saveDocuments(test.store, [makeCase('lib:one', 'A judgment about bail.'), makeCase('lib:two', 'Another one.')]);
});
afterAll(() => test.close());

const ONE = documentId('case', 'lib:one');
const TWO = documentId('case', 'lib:two');
const DAY = 24 * 60 * 60 * 1000;
const search = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: '',
  kind: 'fulltext',
  searchType: '',
  parentId: '',
  sessionId: '',
  total: undefined,
};
const result = {
  name: 'Bail',
  description: '',
  kind: '',
  queryId: '',
  total: 1,
  documentId: ONE,
  folderId: '',
};
const folder = { name: 'Hearing', description: '', parentId: '' };

async function newMember(): Promise<number> {
  people += 1;
  const id = await test.accounts.users.create({
    username: `member${people}`,
    passwordHash: 'none',
    firstName: 'Asha',
    lastName: 'Menon',
    subscription: { planId: 27, startsAt: test.clock.now, endsAt: test.clock.now + DAY },
  });
  return Number(id);
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
const answersOf = <T>(settled: readonly PromiseSettledResult<T>[]) =>
  settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

describe('the whole library', () => {
  it('lists every folder of one member with its results, and the results in no folder last', async () => {
    const member = await newMember();
    const other = await newMember();
    await library.results.save(other, result);
    const inside = await library.folders.save(member, folder, '');
    await library.folders.save(member, { ...folder, name: 'Empty' }, '');
    await library.results.save(member, { ...result, folderId: inside });
    await library.results.save(member, { ...result, documentId: TWO, name: 'Loose' });
    const all = await library.folders.list(member, { name: '', id: 'all' });
    expect(all.map(({ name, count, results }) => [name, count, results?.map((one) => one.name)])).toEqual([
      ['Empty', 0, []],
      ['Hearing', 1, ['Bail']],
      ['Not in a folder', 1, ['Loose']],
    ]);
  });
});

describe('C3: a reply that was lost, and the member tries again', () => {
  it('saves a search once for each key, at the same moment and later', async () => {
    const member = await newMember();
    const at = await times(5, () => library.queries.save(member, search, 'key 1'));
    const later = await library.queries.save(member, search, 'key 1');
    expect(new Set([...answersOf(at), later]).size).toBe(1);
    expect(answersOf(at)).toHaveLength(5);
    expect(await library.queries.list(member)).toHaveLength(1);
    await library.queries.save(member, search, 'key 2');
    expect(await library.queries.list(member)).toHaveLength(2);
  });

  it('creates a folder once, and another member’s key is another key', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const first = await library.folders.save(one, folder, 'key');
    expect(await library.folders.save(one, folder, 'key')).toBe(first);
    expect(await library.folders.save(other, folder, 'key')).not.toBe(first);
    expect(await library.folders.list(one, { name: '', id: '' })).toHaveLength(1);
  });

  it('does not keep the key of a request that was refused', async () => {
    const member = await newMember();
    await expect(library.folders.save(member, { ...folder, name: ' ' }, 'key')).rejects.toThrow('Give the folder');
    expect(await library.folders.save(member, folder, 'key')).toMatch(/\S/);
  });
});

describe('I4: a note', () => {
  const save = (member: number, note: string, version?: number) =>
    library.notes.save(member, { documentId: ONE, note, version });

  it('that two tabs save at the same moment has one of the texts; the other is told', async () => {
    const member = await newMember();
    await save(member, 'first', 0);
    const saved = await times(4, (tab) => save(member, `tab ${tab}`, 1));
    expect(answersOf(saved)).toHaveLength(1);
    const refused = saved.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason));
    expect(refused).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('Nothing was overwritten')));
    expect(await library.notes.list(member, ONE)).toMatchObject([{ version: 2 }]);
    expect(await library.notes.versions(member, ONE)).toMatchObject([{ note: 'first', version: 1 }]);
  });

  it('that is saved while it is deleted is there or among its earlier texts', async () => {
    const member = await newMember();
    await save(member, 'first');
    await Promise.all([save(member, 'second'), library.notes.remove(member, ONE)]);
    const texts = [...(await library.notes.list(member, ONE)), ...(await library.notes.versions(member, ONE))];
    expect(texts.map(({ note }) => note).toSorted()).toEqual(['first', 'second']);
  });

  it('that was deleted is a new one to a writer who saw none, and a conflict to one who saw its last text', async () => {
    const member = await newMember();
    await save(member, 'first', 0);
    await library.notes.remove(member, ONE);
    await expect(save(member, 'over the first', 1)).rejects.toThrow('Nothing was overwritten');
    expect(await save(member, 'second', 0)).toMatchObject({ version: 3 });
  });

  it('that is saved twice with the same text is saved once', async () => {
    const member = await newMember();
    const first = await save(member, 'the same', 0);
    expect(await save(member, 'the same', 0)).toEqual(first);
    expect(await library.notes.versions(member, ONE)).toEqual([]);
  });

  it('keeps its earlier texts for 30 days, also after its removal, and no longer', async () => {
    const member = await newMember();
    await save(member, 'old');
    await save(member, 'new');
    test.clock.now += DAY;
    await library.notes.remove(member, ONE);
    test.clock.now += 29 * DAY - 1;
    await library.purge();
    expect(await library.notes.versions(member, ONE)).toMatchObject([{ note: 'new' }, { note: 'old' }]);
    test.clock.now += 1 + DAY;
    expect(await library.notes.versions(member, ONE)).toEqual([]);
    await library.purge();
    expect(
      await test.store.db.selectFrom('note_versions').select('note').where('user_id', '=', member).execute(),
    ).toEqual([]);
    expect(await save(member, 'again', 0)).toMatchObject({ version: 1 });
  });
});

describe('I5: the same thing at the same moment', () => {
  it('is saved once: a judgment five times', async () => {
    const member = await newMember();
    const ids = answersOf(await times(5, () => library.results.save(member, result)));
    expect([ids.length, new Set(ids).size]).toEqual([5, 1]);
    expect(await library.folders.list(member, { name: '', id: 'none' })).toMatchObject([{ count: 1 }]);
  });

  it('has one folder of a name in a place', async () => {
    const member = await newMember();
    const made = await times(5, () => library.folders.save(member, folder, ''));
    expect(answersOf(made)).toHaveLength(1);
    const inside = await library.folders.save(member, { ...folder, parentId: answersOf(made)[0] ?? '' }, '');
    expect(inside).toMatch(/\S/);
  });

  it('keeps both settings that are saved at once', async () => {
    const member = await newMember();
    const { settings } = test.accounts;
    await Promise.all([
      settings.saveCourts(member, { courtIds: [1], showsLatestCases: false }),
      settings.saveCourts(member, { courtIds: [1], showsHistory: false }),
      settings.saveJudgment(member, { sort: 'date', pageSize: 50, showsHeadnote: false, marksHits: false }),
    ]);
    expect(await settings.welcome(member)).toMatchObject({
      courtIds: [1],
      showsLatestCases: false,
      showsHistory: false,
    });
    expect(await settings.judgment(member)).toMatchObject({ sort: 'date' });
  });

  it('has a bookmark once, and none after as many removals', async () => {
    const member = await newMember();
    const place = { documentId: ONE, paragraph: 4 };
    await times(5, () => library.bookmarks.add(member, place));
    expect(await library.bookmarks.list(member, '')).toMatchObject([place]);
    await times(5, () => library.bookmarks.remove(member, place));
    expect(await library.bookmarks.list(member, '')).toEqual([]);
  });
});

describe('a bookmark after its judgment was imported again', () => {
  const paragraphs = ['Leave is granted.', 'The lease ended in May.', 'The tenant paid.', 'The appeal is allowed.'];
  const save = (texts: readonly string[]) => saveDocuments(test.store, [makeCase('lib:moved', texts.join('\n\n'))]);
  const MOVED = documentId('case', 'lib:moved');
  const at = (paragraph: number) => ({ documentId: MOVED, paragraph });

  it('follows its paragraph, says that it is gone, and finds it when it comes back', async () => {
    await save(paragraphs);
    const member = await newMember();
    for (const paragraph of [2, 4, undefined]) await library.bookmarks.add(member, { documentId: MOVED, paragraph });
    // A bookmark of an older version has a place only.
    await test.store.db.updateTable('bookmarks').set({ words: '' }).where('paragraph', '=', 4).execute();
    const places = async () =>
      (await library.bookmarks.list(member, MOVED))
        .map(({ paragraph = 0, isLost }) => (isLost ? `lost ${paragraph}` : `${paragraph}`))
        .toSorted();

    await save(paragraphs.toSpliced(0, 1));
    expect(await places()).toEqual(['0', '1', '3']);
    await save(paragraphs.toSpliced(1, 1));
    expect(await places()).toEqual(['0', '3', 'lost 1']);
    await library.bookmarks.add(member, at(1));
    await save(paragraphs);
    expect(await places()).toEqual(['0', '1', '2', '4']);
  });

  it('is removed also without its paragraph, and takes no other along', async () => {
    await save(paragraphs);
    const member = await newMember();
    await library.bookmarks.add(member, at(4));
    await save(paragraphs.toSpliced(3, 1, 'The appeal is dismissed.'));
    await library.bookmarks.add(member, at(4));
    await library.bookmarks.remove(member, { ...at(4), isLost: true });
    expect(await library.bookmarks.list(member, MOVED)).toMatchObject([{ paragraph: 4, isLost: false }]);
  });
});

describe('a note after its judgment was imported again', () => {
  const NOTED = documentId('case', 'lib:noted');
  const paragraphs = ['Leave is granted.', 'The lease ended in May.', 'The tenant paid.'];
  const save = (texts: readonly string[]) => saveDocuments(test.store, [makeCase('lib:noted', texts.join('\n\n'))]);
  const noteOf = async (member: number) => (await library.notes.list(member, NOTED))[0];

  it('stays at its paragraph, and moves to the whole judgment when that is gone', async () => {
    await save(paragraphs);
    const member = await newMember();
    const note = 'All of it.\n\n¶ #p2\nThe lease.\n\n¶ #p3\nThe rent.';
    await library.notes.save(member, { documentId: NOTED, note, version: undefined });

    await save(['A new first paragraph.', ...paragraphs]);
    expect(await noteOf(member)).toMatchObject({
      note: 'All of it.\n\n¶ #p3\nThe lease.\n\n¶ #p4\nThe rent.',
      version: 2,
    });
    await save(['A new first paragraph.', 'Leave is granted.', 'The tenant paid.']);
    expect(await noteOf(member)).toMatchObject({
      note: 'All of it.\n\nThe lease.\n\n¶ #p3\nThe rent.',
      version: 3,
    });
    await save(['A new first paragraph.', 'Leave is granted.', 'The tenant paid.', 'Costs.']);
    expect(await noteOf(member)).toMatchObject({ version: 3 });
  });

  it('moves with its earlier texts, which the member can restore', async () => {
    await save(paragraphs);
    const member = await newMember();
    const write = (note: string) => library.notes.save(member, { documentId: NOTED, note, version: undefined });
    await write('¶ #p2\nThe lease.\n\n¶ #p3\nThe rent.');
    await write('¶ #p3\nThe rent was late.');
    await library.notes.remove(member, NOTED);
    await save(['A new first paragraph.', 'Leave is granted.', 'The tenant paid.']);
    const kept = await library.notes.versions(member, NOTED);
    expect(kept.map(({ note }) => note)).toEqual(['¶ #p3\nThe rent was late.', 'The lease.\n\n¶ #p3\nThe rent.']);
  });
});

describe('I6: hostile text', () => {
  const hostile = [
    `' or 1=1; --`,
    `"; drop table saved_queries; --`,
    `\\'; delete from users where ''=''`,
    '%_*?[]{}()$1::text',
    '<img src=x onerror=alert(1)>',
    '\u202Egnp.exe',
    'ਪੰਜਾਬ 𠜎 👩‍⚖️ Ｆｕｌｌ',
    '=HYPERLINK("http://x")',
    '$&$`\n\r\t\u0007',
  ];

  it.each(hostile)('comes back word for word: %j', async (text) => {
    const member = await newMember();
    const queryId = await library.queries.save(member, { ...search, query: text, keywords: text, kind: text }, text);
    const folderId = await library.folders.save(member, { name: `f${text}`, description: text, parentId: '' }, text);
    await library.results.save(member, { ...result, name: `r${text}`, description: text, queryId, folderId });
    await library.notes.save(member, { documentId: ONE, note: text, version: undefined });
    await library.history.add(member, { query: text, keywords: text, kind: text, total: 1 });
    expect(await library.queries.list(member)).toMatchObject([{ query: text, keywords: text, kind: text }]);
    const name = `f${text}`.trim();
    const found = await library.folders.list(member, { name, id: '' });
    expect(found).toMatchObject([
      { name, description: text, results: [{ name: `r${text}`.trim(), description: text }] },
    ]);
    expect(await library.notes.list(member, '')).toMatchObject([{ note: text }]);
    expect(await library.history.list(member)).toMatchObject([{ query: text, keywords: text, kind: text }]);
  });

  it('as an id finds nothing', async () => {
    const member = await newMember();
    await library.queries.save(member, search, '');
    for (const text of hostile) {
      await expect(library.queries.byParent(member, text)).rejects.toMatchObject({ code: 'not-found' });
      await expect(library.removal.remove(member, { kind: 'query', ids: [text] })).rejects.toMatchObject({
        code: 'not-found',
      });
      await library.history.clear(member, text);
      await library.notes.remove(member, text);
    }
    expect(await library.queries.list(member)).toHaveLength(1);
  });
});

describe('I8: the account of a member with a library', () => {
  const sections = ['searches', 'folders', 'savedResults', 'history', 'bookmarks', 'notes', 'noteVersions'];

  async function fill(member: number): Promise<void> {
    const queryId = await library.queries.save(member, search, 'key');
    const folderId = await library.folders.save(member, folder, 'key');
    await library.results.save(member, { ...result, queryId, folderId });
    await library.history.add(member, { query: 'x', keywords: '', kind: '', total: 0 });
    await library.bookmarks.add(member, { documentId: ONE, paragraph: undefined });
    await library.notes.save(member, { documentId: ONE, note: 'old', version: 0 });
    await library.notes.save(member, { documentId: ONE, note: 'new', version: 1 });
  }

  it('has all of it in its export, and none of another member', async () => {
    const [member, other] = [await newMember(), await newMember()];
    await fill(member);
    await fill(other);
    let text = '';
    for await (const piece of await test.accounts.own.exportData(member)) text += piece;
    const { data } = JSON.parse(text) as { data: Record<string, object[]> };
    expect(sections.map((section) => data[section]?.length)).toEqual(sections.map(() => 1));
    expect(data['notes']?.[0]).toMatchObject({ documentId: ONE, note: 'new', version: 2 });
    expect(JSON.stringify(data)).not.toContain('user_id');
  });

  it('takes all of it along when it is deleted', async () => {
    const [member, other] = [await newMember(), await newMember()];
    await fill(member);
    await fill(other);
    await test.store.db.deleteFrom('users').where('id', '=', member).execute();
    const tables = [
      'member_libraries',
      'saved_queries',
      'saved_folders',
      'saved_results',
      'search_history',
      'bookmarks',
      'personal_notes',
      'note_versions',
      'member_requests',
    ] as const;
    for (const table of tables) {
      const rows = await test.store.db.selectFrom(table).select('user_id').execute();
      const owners = rows.map(({ user_id }) => user_id);
      expect(owners, table).toContain(other);
      expect(owners, table).not.toContain(member);
    }
  });
});

describe('the library of a member', () => {
  it('removes nothing if one of the things is not there', async () => {
    const member = await newMember();
    const id = await library.queries.save(member, search, '');
    await expect(library.removal.remove(member, { kind: 'query', ids: [id, 'nobody'] })).rejects.toThrow('nothing');
    expect(await library.queries.list(member)).toHaveLength(1);
  });

  it('keeps the latest searches of the history only', async () => {
    const member = await newMember();
    const rows = Array.from({ length: memberLimits.history }, (_, index) => ({
      user_id: member,
      query_key: `k${index}`,
      id: `h${member} ${index}`,
      query: `q${index}`,
      keywords: '',
      kind: '',
      total: 0,
      searched_at: index,
    }));
    await test.store.db.insertInto('search_history').values(rows).execute();
    await library.history.add(member, { query: 'new', keywords: '', kind: '', total: 0 });
    const { db } = test.store;
    const kept = await db.selectFrom('search_history').select('query').where('user_id', '=', member).execute();
    expect(kept).toHaveLength(memberLimits.history);
    expect(kept.map(({ query }) => query)).not.toContain('q0');
    const listed = await library.history.list(member);
    expect([listed.length, listed[0]?.query]).toEqual([memberLimits.historyListed, 'new']);
  });

  it('refuses a search below more searches than may refine each other', async () => {
    const member = await newMember();
    let parentId = '';
    for (let depth = 0; depth < memberLimits.queryDepth; depth += 1)
      parentId = await library.queries.save(member, { ...search, parentId }, '');
    await expect(library.queries.save(member, { ...search, parentId }, '')).rejects.toThrow('At most 20 searches');
  });

  it('lets a restored judgment replace what its folder got meanwhile', async () => {
    const member = await newMember();
    const old = await library.results.save(member, { ...result, name: 'old' });
    await library.removal.remove(member, { kind: 'result', ids: [old] });
    await library.results.save(member, { ...result, name: 'new' });
    await library.results.save(member, { ...result, documentId: TWO, name: 'two' });
    await library.removal.restore(member, { kind: 'result', ids: [old] });
    const [loose] = await library.folders.list(member, { name: '', id: 'none' });
    expect(loose?.results?.map(({ name }) => name).toSorted()).toEqual(['old', 'two']);
  });

  it('deletes for good after 30 days', async () => {
    const member = await newMember();
    const ids = [await library.folders.save(member, folder, '')];
    await library.results.save(member, { ...result, folderId: ids[0] ?? '' });
    await library.removal.remove(member, { kind: 'folder', ids });
    test.clock.now += 30 * DAY;
    await library.purge();
    for (const table of ['saved_folders', 'saved_results', 'member_requests'] as const)
      expect(await test.store.db.selectFrom(table).select('user_id').where('user_id', '=', member).execute()).toEqual(
        [],
      );
  });
});
