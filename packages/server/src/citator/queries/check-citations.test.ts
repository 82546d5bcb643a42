import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openTestLibrary } from '../../test-library.fixtures.js';
import { checkCitations } from './check-citations.js';

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
