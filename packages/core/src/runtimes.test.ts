import { expect, it } from 'vitest';
import { everywhere, useEveryEntry } from './runtimes.fixtures.js';

it('every entry point works in Node', async () => {
  expect(await useEveryEntry()).toEqual(everywhere);
});
