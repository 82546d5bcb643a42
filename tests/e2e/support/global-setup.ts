import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRealData, realDataMissing } from './real-data.js';
import { startRealLibrary } from './real-library.js';
import { PEPPER, startServer, type TestServer } from './test-server.js';

/**
 * Loads the sample once, for every server that a test starts, and starts a server with it. Where suites over the real
 * judgments and acts run, a second server has those.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-e2e-'));
  const level = process.env.TESTS;
  let real: Promise<TestServer | undefined> | undefined;
  if (hasRealData && (level === 'full' || level === 'nightly')) {
    process.env.REAL_LIBRARY = join(folder, 'real');
    real = startRealLibrary(process.env.REAL_LIBRARY);
  } else if (level === 'full') {
    console.log(`end-to-end: ${realDataMissing}`);
  }
  const prepared = join(folder, 'prepared');
  await (await startServer(prepared, { PEPPER })).stop();
  process.env.SAMPLE_PREPARED = prepared;
  const sampleDir = join(folder, 'sample');
  await cp(prepared, sampleDir, { recursive: true });
  const sample = await startServer(sampleDir, { PEPPER });
  process.env.SAMPLE_URL = sample.url;
  process.env.SAMPLE_DATA_DIR = sampleDir;
  return async () => {
    await Promise.all([sample.stop(), real?.then((server) => server?.stop())]);
    await rm(folder, { recursive: true, force: true });
  };
}
