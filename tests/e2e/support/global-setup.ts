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
  const needsReal = level === 'full' || level === 'nightly';
  if (needsReal && !hasRealData) console.log(`end-to-end: ${realDataMissing}`);
  const [real, sample] = await Promise.all([
    needsReal && hasRealData ? startRealLibrary(join(folder, 'real')) : undefined,
    startSample(folder),
  ]);
  return async () => {
    await Promise.all([sample.stop(), real?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Loads the sample, and starts a server with a copy of it. */
async function startSample(folder: string): Promise<TestServer> {
  const prepared = join(folder, 'prepared');
  await (await startServer(prepared, { PEPPER })).stop();
  process.env.SAMPLE_PREPARED = prepared;
  const sampleDir = join(folder, 'sample');
  await cp(prepared, sampleDir, { recursive: true });
  const sample = await startServer(sampleDir, { PEPPER });
  process.env.SAMPLE_URL = sample.url;
  process.env.SAMPLE_DATA_DIR = sampleDir;
  return sample;
}
