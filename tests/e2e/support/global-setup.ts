import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRealData, realDataMissing, realFiles } from './real-data.js';
import { importInto, startServer, type TestServer } from './test-server.js';

/** Starts the server with the sample and, for `npm run test:full`, a second one with the real judgments and acts. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-e2e-'));
  const servers: TestServer[] = [];
  const sampleDir = join(folder, 'sample');
  const sample = await startServer(sampleDir);
  servers.push(sample);
  process.env.SAMPLE_URL = sample.url;
  process.env.SAMPLE_DATA_DIR = sampleDir;
  if (process.env.TESTS === 'full' && hasRealData) {
    const dataDir = join(folder, 'real');
    await importInto(dataDir, 'judgments', realFiles.judgments);
    await importInto(dataDir, 'acts', realFiles.acts);
    const real = await startServer(dataDir);
    servers.push(real);
    process.env.REAL_URL = real.url;
    process.env.REAL_DATA_DIR = dataDir;
  } else if (process.env.TESTS === 'full') {
    console.log(`end-to-end: ${realDataMissing}`);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
