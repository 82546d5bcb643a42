import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { saveDocuments } from '../save-documents.js';
import { checkCitations } from './check-citations.js';
import { readLines } from './read-lines.js';

it('lets other requests go before each name that it looks for', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const names = Array.from({ length: 50 }, (_, at) => `Rao${at} v. Sen${at}`);
  const citations = names.map((_, at) => `AIR 1960 SC ${at + 1}`);
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate();
  })();
  await checkCitations(library.store, async () => [], { citations, names, withSentences: false });
  isDone = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(names.length);
});

it('lets other requests go while it reads many lines', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const parallels = (at: number) => `(1990) ${at} SCC ${at + 1} : AIR 1990 SC ${at + 1} : 1990 Supp (1) SCR ${at + 1}`;
  // Enough work that a pause of the garbage collector is no quarter of it.
  const citations = Array.from({ length: 500 }, (_, at) =>
    [0, 1, 2, 3].map((part) => parallels(at + 500 * part)).join('; '),
  );
  let longest = 0;
  let isDone = false;
  const others = (async () => {
    for (let last = process.threadCpuUsage(); !isDone; last = process.threadCpuUsage()) {
      await setImmediate();
      longest = Math.max(longest, process.threadCpuUsage(last).user / 1000);
    }
  })();
  const before = process.threadCpuUsage();
  await readLines(library.store, async () => [], { citations, withSentences: false });
  const whole = process.threadCpuUsage(before).user / 1000;
  isDone = true;
  await others;
  // All lines in one go were more than a third of the work.
  expect(longest).toBeLessThan(whole / 4);
});

it('finds a judgment without parties by its citation, and compares no name with it (issue 33)', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const unnamed = makeCase('test:unnamed', '1. The facts.\n2. The reasons.', { otherCitations: ['2021:THC:77'] });
  await saveDocuments(library.store, [{ ...unnamed, appellant: '', respondent: '' }]);
  const [verdict] = await checkCitations(library.store, async () => [], {
    citations: ['2021:THC:77'],
    names: ['Chitra Basu v. State of Sahyadri'],
    withSentences: false,
  });
  expect(verdict).toMatchObject({ state: 'found', hits: [{ title: '', citation: '2021:THC:77' }] });
});

it('offers a neutral citation with its bench for one without, and finds it where the parties agree', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const parties = { appellant: 'Asha Menon', respondent: 'Lakeside Society' };
  await library.add(makeCase('check:bench', 'Dismissed.', { ...parties, otherCitations: ['2023:DHC:1234-DB'] }));
  const citations = ['2023:DHC:1234', '2023:DHC:1234', '2023:DHC:1234-DB', '2023:DHC:123', '2023:PATHC:1234'];
  const names = ['', 'Asha Menon v. Lakeside Society', '', '', ''];
  const verdicts = await checkCitations(library.store, async () => [], { citations, names, withSentences: false });
  expect(verdicts.map(({ state, hits }) => [state, hits.length])).toEqual([
    ['ambiguous', 1],
    ['found', 1],
    ['found', 1],
    ['not-held', 0],
    ['unread', 0],
  ]);
});

it('is the judgment whose source gives a citation, not one that prints it at its head', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const otherCitations = ['(1998) 1 SCC 248'];
  const own = makeCase('check:given', 'Allowed.', { appellant: 'Ira Sen', decidedOn: '1997-12-01', otherCitations });
  const printing = { appellant: 'Bala', decidedOn: '1998-02-03', otherCitations, derivedFields: ['otherCitations'] };
  await library.add(own, makeCase('check:read', 'Dismissed.', printing));
  const check = async () => {
    const [verdict] = await checkCitations(library.store, async () => [], {
      citations: otherCitations,
      withSentences: false,
    });
    return [verdict?.state, verdict?.hits.map(({ title }) => title)];
  };
  expect(await check()).toEqual(['found', [expect.stringContaining('Ira Sen')]]);
  const second = { appellant: 'Ira Sen', decidedOn: '1997-12-01', otherCitations, derivedFields: ['otherCitations'] };
  await library.add(makeCase('check:second', 'Allowed.', second));
  expect((await check())[1]).toHaveLength(2);
  await library.add(makeCase('check:second', 'Allowed.', { ...second, otherCitations: [] }));
  await library.add(makeCase('check:given', 'Allowed.', { appellant: 'Ira Sen', otherCitations: [] }));
  expect(await check()).toEqual(['found', [expect.stringContaining('Bala')]]);
});
