import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namedActs } from '../citator/queries/named-acts.js';
import { readRepealCommand } from '../operation/repeal-usage.js';
import { runRepeals } from '../operation/run-repeals.js';
import { makeAct, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { readActStates } from './read-act-states.js';
import { readRepealList } from './repeal-list.js';

/** Invented entries in the forms of the list. */
const LIST = {
  scraped_at: '2026-01-21 19:01:46',
  laws: [
    'The Lantern Act, 1911, 12 of 1911 (Rep., Act 25 of 1934)',
    'The Harbour Lamps Act 1934, 25 of 1934, (Rep., by Sec 2 and Sch, Act 23 of 2016)',
    'Ferry Act, 1887, 18 of 1887, (Rep., U.P. Act 3 of 1921)',
    'Wicks Act 1834, 2 of 1834 (Rep., A.O. 1950)',
    'The Oil�s Act, 1899, 19 of 1899, (Rep., Act 1 of 1838)',
    'The Coast Act, 1871, 26 of 1871 (Rep., Act in Pt 12 of 1891)',
    'The Moon Act, 1873, 01 of 1873 (Rep., Act 17 of 1875 & Rep., Act 20 of 1975)',
    'The Tallow Act, 1878 (Rep., Act 52 of 1962)',
  ].map((name) => ({ name })),
};

const act = (title: string, actNumber: string, year: number) => ({ title, actNumber, year });

let library: TestLibrary;

beforeEach(async () => {
  library = await openTestLibrary();
  await library.add(
    makeAct('repealing', 'Text.', {
      ...act('The Repealing and Amending Act, 2016', '23', 2016),
      enactedOn: '2016-05-06',
    }),
  );
  const file = join(library.dataDir, 'list.json.gz');
  await writeFile(file, gzipSync(JSON.stringify(LIST)));
  const command = readRepealCommand(['load', 'list.json.gz'], library.dataDir);
  expect(await runRepeals(command, library.store)).toMatch(
    /^4 repealed acts are stored, 4 entries refused\.\nRefused: /,
  );
});
afterEach(() => library.close());

it('shows a repealed act of the list with its repealing act, the day if that act does nothing else, and the list', async () => {
  const states = await readActStates(library.store, [
    act('The Lantern Act, 1911', '12', 1911),
    act('The Harbor-Lamps Act, 1934', 'Act 25 of 1934', 1934),
    act('The Ferry Act, 1887', '18', 1887),
    act('The Wicks Act, 1834', '2', 1834),
  ]);
  const repealSource = 'India Code’s list of repealed acts, 21 January 2026';
  expect(states).toMatchObject([
    { repealedOn: null, repealedBy: 'The Harbour Lamps Act 1934', repealedById: '', repealSource },
    {
      repealedOn: '2016-05-06',
      repealedBy: 'The Repealing and Amending Act, 2016',
      repealedById: expect.stringMatching(/^a/),
      repealSource,
    },
    { repealedBy: 'U.P. Act 3 of 1921', repealedById: '' },
    { repealedBy: 'Adaptation of Laws Order, 1950', repealedById: '' },
  ]);
});

it('shows no other act as repealed: of another title, another year, the sample, or refused', async () => {
  const states = await readActStates(library.store, [
    act('The Lamp Act, 1911', '12', 1911),
    act('The Lantern Act, 1912', '12', 1912),
    { ...act('The Lantern Act, 1911', '12', 1911), isSample: true },
    act('The Oil’s Act, 1899', '19', 1899),
    act('The Coast Act, 1871', '26', 1871),
    act('The Moon Act, 1873', '1', 1873),
  ]);
  expect(states.map(({ repealedBy }) => repealedBy)).toEqual(['', '', '', '', '', '']);
});

it('finds a listed act that the library does not have by its name', async () => {
  expect(await namedActs(library.store, 'Lantern Act, 1911')).toMatchObject({
    acts: [{ id: '', title: 'The Lantern Act, 1911', repealedBy: 'The Harbour Lamps Act 1934' }],
  });
  expect(await namedActs(library.store, 'Lantern Act, 1950')).toEqual({ acts: [] });
});

it('takes the place of the list before, and refuses what is none', async () => {
  await writeFile(join(library.dataDir, 'list.json'), JSON.stringify({ laws: LIST.laws.slice(0, 1) }));
  const command = readRepealCommand(['load', 'list.json'], library.dataDir);
  expect(await runRepeals(command, library.store)).toBe('1 repealed acts are stored, 0 entries refused.');
  expect(await library.store.db.selectFrom('act_repeals').select('number').execute()).toEqual([{ number: '12/1911' }]);
  expect(() => readRepealList({ acts: [] })).toThrow('no list of repealed acts');
  expect(() => readRepealCommand(['load'], '/')).toThrow('repeals load');
});
