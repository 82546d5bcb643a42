import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createMarks, type Marks } from '../../citator/marks.js';
import { documentId } from '../../library/document-id.js';
import { openLocalEngine } from '../../search/engines/sqlite/open-engine.js';
import { openDatabase, type Store } from '../../store/database.js';
import { testDatabase } from '../../store/test-database.fixtures.js';
import { importFiles, type ImportOptions } from '../import-files.js';
import { jsonLines, temporaryFolder } from '../ingest.fixtures.js';

/** Two hundred different words, which no other text has. */
const wordsOf = (name: string) => Array.from({ length: 200 }, (_, at) => `${name}${at}`).join(' ');
const textOf = (name: string) => `${name} Devi against the State.\n\n1. ${wordsOf(name.toLowerCase())}.`;

let home: string;
let store: Store;
let marks: Marks;
let run: (options: Pick<ImportOptions, 'files'> & Partial<ImportOptions>) => Promise<readonly string[]>;

beforeEach(async () => {
  home = await temporaryFolder();
  store = await openDatabase(await testDatabase(home));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: home });
  onTestFinished(() => engine.close());
  marks = createMarks({ store, actor: 'admin:asha', now: () => 0 });
  run = async (options) => {
    const { report, unopened, damaged } = await importFiles({ store, engine, format: 'files', ...options });
    expect([...unopened, ...damaged]).toEqual([]);
    return report.refused.map(({ reason }) => reason);
  };
});

/** Writes a folder of files, with a table of their ids if they have any. */
async function folder(
  name: string,
  files: Readonly<Record<string, string>>,
  ids: Readonly<Record<string, string>> = {},
) {
  const path = join(home, 'files', name);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  const rows = Object.entries(ids).map(([file, id]) => `${file},${id}\n`);
  if (rows.length > 0) await writeFile(join(path, 'list.csv'), `file,id\n${rows.join('')}`);
  return path;
}

const stored = async () =>
  (await store.db.selectFrom('documents').select('source_id').orderBy('source_id').execute()).map(
    (row) => row.source_id,
  );
const names = [{ name: 'Asha Devi', mask: 'X' }];
const act = async (what: 'mask' | 'hide' | 'take-down', sourceId: string) => {
  const details = { which: documentId('case', sourceId), reason: 'Order' };
  if (what === 'mask') await marks.mask({ ...details, names });
  else if (what === 'hide') await marks.hide(details);
  else await marks.takeDown(details);
};
const says = (text: string) => expect.stringContaining(text) as string;

describe.each([
  ['mask', 'in which names are replaced'],
  ['hide', 'which is hidden from searches for its parties'],
  ['take-down', 'which was taken down'],
] as const)('after %s', (what, state) => {
  it('neither the old bytes nor nearly the same ones come back under another id', async () => {
    const own = await folder('fa', { '1.txt': textOf('Asha') });
    expect(await run({ files: [own] })).toEqual([]);
    await act(what, 'file:fa/1.txt');
    const before = await stored();
    await folder('fa', { '1.txt': `${textOf('Asha')} ` });
    expect(await run({ files: [own] })).toEqual([]);
    const again = says(`was read as "file:fa/1.txt", ${state}`);
    const copies = {
      'the old bytes': { '1.txt': textOf('Asha') },
      'the new bytes': { '1.txt': `${textOf('Asha')} ` },
      'other line ends': { '1.txt': textOf('Asha').replaceAll('\n', '\r\n') },
      'a few other words': { '1.txt': textOf('Asha').replace('asha50 ', 'asha5O ').replace('asha120 ', '') },
      HTML: { '1.html': textOf('Asha').replace(/.+/g, '<p>$&</p>') },
    };
    for (const [name, files] of Object.entries(copies)) {
      expect(await run({ files: [await folder(name, files)] }), name).toEqual([again]);
      const ids = Object.fromEntries(Object.keys(files).map((file) => [file, `own:${name}`]));
      expect(await run({ files: [await folder(name, files, ids)] }), `${name}, with an id`).toEqual([again]);
    }
    const lines = join(home, 'own.jsonl');
    await writeFile(lines, jsonLines([{ id: 'own:line', text: textOf('Asha') }]));
    expect(await run({ format: 'documents', files: [lines] })).toEqual([again]);
    expect(await stored()).toEqual(before);
  });

  it('what a table named does not come back without the table', async () => {
    const files = { '1.txt': textOf('Asha'), '2.txt': textOf('Usha') };
    await run({ files: [await folder('fb', files, { '1.txt': 'own:1', '2.txt': 'own:2' })] });
    await act(what, 'own:1');
    const before = await stored();
    expect(await run({ files: [await folder('fb', files)] })).toEqual([
      says(`was read as "own:1", ${state}`),
      says('The same file was read as "own:2"; one judgment is enough'),
    ]);
    expect(await stored()).toEqual(before);
  });

  it('another judgment does not take its words, nor its id', async () => {
    const files = { '1.txt': textOf('Asha'), '2.txt': textOf('Usha') };
    const own = await folder('fa', files);
    await run({ files: [own] });
    await act(what, 'file:fa/1.txt');
    await folder('fa', { '1.txt': textOf('Meera'), '2.txt': textOf('Asha') });
    expect(await run({ files: [own] })).toEqual([
      says('The id file:fa/1.txt is that of another judgment'),
      says('The id file:fa/2.txt is that of another judgment'),
    ]);
    expect(await run({ files: [await folder('fc', { '2.txt': textOf('Asha') })], mayReplace: true })).toEqual([
      says(`was read as "file:fa/1.txt", ${state}`),
    ]);
  });
});

it('a longer text that has a marked one in it, and a part of a marked one, are refused; one that quotes it is stored', async () => {
  await run({ files: [await folder('fa', { '1.txt': textOf('Asha') })] });
  await act('mask', 'file:fa/1.txt');
  const [before, after] = [wordsOf('before'), wordsOf('after')];
  const marked = wordsOf('asha').split(' ');
  const around = (quoted: readonly string[]) => `Report.\n\n1. ${before}.\n\n2. ${quoted.join(' ')}.\n\n3. ${after}.`;
  const again = [says('was read as "file:fa/1.txt", in which names are replaced')];
  const long = await folder('long', { '1.txt': around(marked) });
  expect(await run({ files: [long] })).toEqual(again);
  const changed = marked.map((word, at) => (at % 20 === 0 ? `${word}x` : word));
  expect(await run({ files: [await folder('changed', { '1.txt': around(changed) })] })).toEqual(again);
  expect(await run({ files: [await folder('part', { '1.txt': marked.slice(0, 110).join(' ') })] })).toEqual(again);
  expect(await run({ files: [await folder('quotes', { '1.txt': around(marked.slice(0, 100)) })] })).toEqual([]);
  expect(await run({ files: [await folder('few', { '1.txt': marked.slice(0, 90).join(' ') })] })).toEqual([]);
  expect(await run({ files: [long], mayResemble: true })).toEqual([]);
});

it('the id that a refusal names finds the judgment for each act', async () => {
  await run({ files: [await folder('fa', { '1.txt': textOf('Asha') })] });
  const which = 'file:fa/1.txt';
  await marks.hide({ which, reason: 'Order' });
  expect(await run({ files: [await folder('copy', { '1.txt': `${textOf('Asha')} ` })] })).toEqual([
    says(`was read as "${which}", which is hidden`),
  ]);
  await marks.mask({ which, reason: 'Order', names });
  await marks.takeDown({ which, reason: 'Order' });
  await expect(marks.mask({ which, reason: 'Order', names })).rejects.toThrow(`${which} was taken down.`);
  await marks.restore({ which, reason: 'Order', lift: 'all' });
  expect(await marks.list()).toEqual([]);
  await expect(marks.hide({ which: 'file:fa/2.txt', reason: 'Order' })).rejects.toThrow('no such document');
});

it('a marked order of few words is not looked for in longer texts', async () => {
  const order = 'Heard. The petition is dismissed as withdrawn.';
  await run({ files: [await folder('fa', { '1.txt': order })] });
  await act('take-down', 'file:fa/1.txt');
  const longer = `1. ${wordsOf('rama')}.\n\n2. ${order}`;
  expect(await run({ files: [await folder('longer', { '1.txt': longer })] })).toEqual([]);
});

it('issue 30: letters of another script that look the same do not bring a marked judgment back', async () => {
  await run({ files: [await folder('fa', { '1.txt': textOf('Asha') })] });
  await act('hide', 'file:fa/1.txt');
  // Cyrillic and Greek letters.
  const copy = textOf('Asha')
    .replaceAll('a', '\u0430')
    .replaceAll('A', '\u0391')
    .replaceAll('S', '\u0405')
    .replaceAll('t', '\u0442');
  expect(await run({ files: [await folder('copy', { '1.txt': copy })] })).toEqual([
    says('was read as "file:fa/1.txt"'),
  ]);
});

it('a judgment like a marked one is stored if the operator says that it is another one, and the same text never', async () => {
  await run({ files: [await folder('fa', { '1.txt': textOf('Asha') })] });
  await act('hide', 'file:fa/1.txt');
  const near = await folder('near', { '1.txt': textOf('Asha').replace('asha50 ', 'asha5O ') });
  expect(await run({ files: [near] })).toEqual([says('import it with --like-marked')]);
  expect(await run({ files: [near], mayResemble: true })).toEqual([]);
  const same = await folder('same', { '1.txt': `${textOf('Asha')}\n` });
  expect(await run({ files: [same], mayResemble: true })).toEqual([says('was read as "file:fa/1.txt"')]);
  expect(await run({ files: [await folder('other', { '1.txt': textOf('Usha') })] })).toEqual([]);
});

it('an order with the very words of a marked one is stored if the operator says that it is another one, the same file never', async () => {
  const order = 'Heard. The petition is dismissed as withdrawn.';
  await run({ files: [await folder('fa', { '1.txt': order })] });
  await act('take-down', 'file:fa/1.txt');
  const same = await folder('same', { '1.txt': order });
  expect(await run({ files: [same], mayResemble: true })).toEqual([says('The same file or text was read')]);
  const other = await folder('other', { '1.txt': `${order}\n` });
  expect(await run({ files: [other] })).toEqual([
    says('A text of the same few words was read as "file:fa/1.txt", which was taken down.'),
  ]);
  expect(await run({ files: [other] })).toEqual([says('import it with --like-marked')]);
  expect(await run({ files: [other], mayResemble: true })).toEqual([]);
  expect(await stored()).toEqual(['file:other/1.txt']);
});

it.each(['plain text', 'marked original'])('a damaged %s stops no import', async (what) => {
  await run({
    files: [await folder('fa', { '1.txt': textOf('Asha') }), await folder('fb', { '1.txt': textOf('Usha') })],
  });
  await act('mask', 'file:fa/1.txt');
  if (what === 'plain text')
    await store.db
      .updateTable('document_bodies')
      .set({ plain: Buffer.from('no') })
      .execute();
  else
    await store.db
      .updateTable('document_marks')
      .set({ original: Buffer.from('no') })
      .execute();
  const files = [
    await folder('fa', { '1.txt': textOf('Meera') }),
    await folder('fb', { '1.txt': textOf('Usha').replace('usha50 ', '') }),
    await folder('fc', { '1.txt': textOf('Rama') }),
  ];
  const refused = await run({ files });
  expect(refused.filter((reason) => !reason.startsWith('The id file:fa/1.txt is that of another'))).toEqual([]);
  expect(await stored()).toEqual(['file:fa/1.txt', 'file:fb/1.txt', 'file:fc/1.txt']);
});

it('two imports at once store each file once, and both can update what they stored', async () => {
  const files = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`${at}.txt`, textOf(`Asha${at}n`)]));
  const both = [await folder('ta', files), await folder('tb', files)];
  const refused = await Promise.all(both.map((path) => run({ files: [path] })));
  expect((await stored()).map((id) => id.replace(/^.*\//, '')).toSorted()).toEqual(Object.keys(files).toSorted());
  expect(refused.flat()).toHaveLength(90);
  const again = await Promise.all(both.map((path) => run({ files: [path] })));
  expect(again.map((reasons) => reasons.length)).toEqual(refused.map((reasons) => reasons.length));
});

it('copies of an earlier version that were both stored are both updated', async () => {
  const files = { '1.txt': textOf('Asha') };
  const [first, second] = [await folder('ta', files), await folder('tb', files, { '1.txt': 'file:tb/1.txt' })];
  expect(await run({ files: [first, second] })).toEqual([]);
  await rm(join(second, 'list.csv'));
  expect(await run({ files: [second] })).toEqual([]);
  expect(await run({ files: [first] })).toEqual([]);
});
