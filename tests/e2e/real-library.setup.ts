import { expect, test } from '@playwright/test';
import { readRealLibrary } from './support/real-library.js';

/** The import takes a minute alone; the machine may be busy. */
const IMPORT_LIMIT_MS = 600_000;

test('the real judgments and acts are imported', async () => {
  test.setTimeout(IMPORT_LIMIT_MS);
  await expect.poll(readRealLibrary, { timeout: IMPORT_LIMIT_MS }).toBeDefined();
  expect(readRealLibrary()?.fault).toBeUndefined();
});
