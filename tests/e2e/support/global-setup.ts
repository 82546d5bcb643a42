import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRealData, realDataMissing, realFiles } from './real-data.js';
import { importInto, startHouse } from './house.js';

/** One server over the sample, one over the real judgments and acts; both live as long as the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-e2e-'));
  const houses = [await startHouse(join(folder, 'sample'))];
  process.env.SAMPLE_URL = houses[0]?.url ?? '';
  if (hasRealData) {
    const dataDir = join(folder, 'real');
    await importInto(dataDir, 'judgments', realFiles.judgments);
    await importInto(dataDir, 'acts', realFiles.acts);
    const real = await startHouse(dataDir);
    houses.push(real);
    process.env.REAL_URL = real.url;
  } else {
    console.log(`end-to-end: ${realDataMissing}`);
  }
  return async () => {
    await Promise.all(houses.map((house) => house.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
