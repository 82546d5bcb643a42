import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRealData, realDataMissing, realFiles } from './real-data.js';
import { importInto, startServer, type TestServer } from './test-server.js';

/** Starts the server that the run needs: with the sample for `npm test`, with the real judgments and acts for `npm run test:full`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-e2e-'));
  const servers: TestServer[] = [];
  if (process.env.TESTS !== 'full') {
    const sample = await startServer(join(folder, 'sample'));
    servers.push(sample);
    process.env.SAMPLE_URL = sample.url;
  } else if (hasRealData) {
    const dataDir = join(folder, 'real');
    await importInto(dataDir, 'judgments', realFiles.judgments);
    await importInto(dataDir, 'acts', realFiles.acts);
    const real = await startServer(dataDir);
    servers.push(real);
    process.env.REAL_URL = real.url;
  } else {
    console.log(`end-to-end: ${realDataMissing}`);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
