import { existsSync } from 'node:fs';
import { vi } from 'vitest';
import type * as locations from './runtime/worker-location.js';

// `npm test` builds first. A built thread starts in a tenth of a second; one that compiles its sources takes up to a
// second of a processor, and each import starts three.
if (process.env['TESTS'] !== undefined) {
  vi.doMock('./runtime/worker-location.js', async (importOriginal) => {
    const real = await importOriginal<typeof locations>();
    const workerLocation: typeof real.workerLocation = (file) => {
      const url = new URL(`../dist/${file.built}`, import.meta.url);
      // Without the arguments of the process, which has the packages' sources in place of their builds.
      return existsSync(url) ? { url, options: { execArgv: [] } } : real.workerLocation(file);
    };
    return { ...real, workerLocation };
  });
}
