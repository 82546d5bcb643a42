import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMarks } from '../../citator/marks.js';
import { documentId } from '../../library/document-id.js';
import { openLocalEngine } from '../../search/engines/sqlite/open-engine.js';
import { openDatabase } from '../../store/database.js';
import { testDatabase } from '../../store/test-database.fixtures.js';
import { checkFiles } from '../check-files.js';
import { importFiles } from '../import-files.js';
import { jsonLines, temporaryFolder } from '../ingest.fixtures.js';

it.each([
  ['a path of another machine', 'C:\\cases\\a.txt'],
  ['a name without its ending', 'a'],
  ['a name as in an address', '%61.txt'],
])('a row with %s keeps back the file that it may mean, and says what to write', async (_what, name) => {
  const folder = await temporaryFolder();
  for (const one of ['a', 'b']) await writeFile(join(folder, `${one}.txt`), `The words of ${one}.`);
  const table = join(folder, 'list.txt');
  await writeFile(table, `file,title\n${name},Rao v. State\nb.txt,Sen v. State\n`);
  const report = await checkFiles({ format: 'files', files: [folder], table: { particulars: table } });
  expect(report).toMatchObject({ accepted: 1, shown: [expect.stringContaining('Sen v. State')] });
  expect(report.refused).toEqual([
    { file: table, line: 2, reason: expect.stringContaining('If "a.txt" is meant, write this path') as string },
  ]);
});

it('the same bytes in two folders are one judgment, in one run and in the next; an id of their own makes two', async () => {
  const home = await temporaryFolder();
  const store = await openDatabase(await testDatabase(home));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: home });
  onTestFinished(() => engine.close());
  const folders = ['first', 'second', 'third'].map((name) => join(home, 'files', name));
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'a.txt'), 'The same words.');
  }
  const [first = '', second = '', third = ''] = folders;
  const run = async (...files: string[]) => (await importFiles({ store, engine, format: 'files', files })).report;
  const reason = expect.stringContaining('The same file was read as "file:first/a.txt"') as string;
  expect(await run(first, second)).toMatchObject({ stored: 1, refused: [{ file: join(second, 'a.txt'), reason }] });
  expect(await run(third)).toMatchObject({ stored: 0, refused: [{ file: join(third, 'a.txt'), reason }] });
  expect(await run(first)).toMatchObject({ unchanged: 1, refused: [] });
  expect((await checkFiles({ format: 'files', files: [first, second] })).refused).toMatchObject([{ reason }]);
  const named = join(home, 'files', 'named');
  await mkdir(named);
  await writeFile(join(named, 'a.txt'), 'The same words.');
  await writeFile(join(named, 'list.csv'), 'file,id\na.txt,own:named\n');
  expect((await checkFiles({ format: 'files', files: [named, first, named] })).refused).toMatchObject([
    { reason: expect.stringContaining('The same file was read as "own:named"') as string },
    { reason: expect.stringContaining('The id own:named was already read in this run') as string },
  ]);
  await writeFile(join(third, 'list.csv'), 'file,id\na.txt,own:third\n');
  expect(await run(third)).toMatchObject({ stored: 1, refused: [] });
  await writeFile(join(second, 'a.txt'), 'Other words.');
  expect(await run(second)).toMatchObject({ stored: 1, refused: [] });
  const marks = createMarks({ store, actor: 'admin:asha', now: () => 0 });
  await marks.takeDown({ which: documentId('case', 'file:second/a.txt'), reason: 'By order of the court.' });
  await rm(join(third, 'list.csv'));
  await writeFile(join(third, 'a.txt'), 'Other words.');
  const takenDown = expect.stringContaining('"file:second/a.txt", which was taken down') as string;
  expect(await run(third)).toMatchObject({ stored: 0, refused: [{ reason: takenDown }] });
});

it('a folder with files that cannot be opened or are links: each is refused by name, and the others are read', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.txt'), 'The first words.');
  await writeFile(join(folder, 'z.txt'), 'The last words.');
  // A name as an old archive writes it. Some file systems take none but UTF-8.
  const legacy = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.txt')]);
  const hasLegacy = await writeFile(legacy, 'Other words.').then(
    () => true,
    () => false,
  );
  await symlink(join(folder, 'a.txt'), join(folder, 'link.txt'));
  const report = await checkFiles({ format: 'files', files: [folder] });
  expect(report.accepted).toBe(2);
  expect(report.refused.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('A link is not followed'),
    ...(hasLegacy ? [expect.stringContaining('not in UTF-8')] : []),
  ]);
});

it('particulars that lists could not show are refused by name', async () => {
  const path = join(await temporaryFolder(), 'own.jsonl');
  const long = [
    { title: 'A'.repeat(10_001) },
    { judges: Array.from({ length: 1_001 }, () => 'A. Judge') },
    { acts: ['A'.repeat(2_001)] },
    { headnote: 'The facts. '.repeat(2_000) },
  ];
  await writeFile(path, jsonLines(long.map((given, at) => ({ id: `own:${at}`, text: 'The words.', ...given }))));
  const report = await checkFiles({ format: 'documents', files: [path] });
  expect(report.accepted).toBe(1);
  expect(report.refused.map(({ reason }) => /"(\w+)"/.exec(reason)?.[1])).toEqual(['title', 'judges', 'acts']);
});

it('a path in JSON lines follows no link out of the folder, but the folder may be one', async () => {
  const home = await temporaryFolder();
  const [inside, outside] = [join(home, 'inside'), join(home, 'outside')];
  for (const folder of [inside, outside]) await mkdir(folder);
  await writeFile(join(outside, 'secret.txt'), 'The secret words.');
  await writeFile(join(inside, 'own.txt'), 'The own words.');
  await symlink(join(outside, 'secret.txt'), join(inside, 'link.txt'));
  await symlink(outside, join(inside, 'folder'));
  await symlink(join(inside, 'own.txt'), join(inside, 'beside.txt'));
  await symlink(inside, join(home, 'named'));
  const files = ['link.txt', 'folder/secret.txt', 'beside.txt', 'own.txt'];
  await writeFile(join(inside, 'own.jsonl'), jsonLines(files.map((file) => ({ id: file, file }))));
  const report = await checkFiles({ format: 'documents', files: [join(home, 'named', 'own.jsonl')] });
  expect(report.accepted).toBe(2);
  expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, expect.stringContaining('is a link that leaves the folder')],
    [2, expect.stringContaining('is a link that leaves the folder')],
  ]);
});
