import { describe, expect, it } from 'vitest';
import { UsageError } from './cli-arguments.js';
import { temporaryFolder, writeFixture } from './ingest.fixtures.js';
import { checkReportFile } from './report-file.js';

describe('checkReportFile', () => {
  it('accepts a new file and an existing one', async () => {
    const folder = await temporaryFolder();
    const file = await writeFixture(folder, 'r.json', '{}');
    expect(() => checkReportFile(file)).not.toThrow();
    expect(() => checkReportFile(`${folder}/new.json`)).not.toThrow();
  });

  it('refuses a path that cannot be a file, and names it', async () => {
    const folder = await temporaryFolder();
    const file = await writeFixture(folder, 'r.json', '{}');
    for (const path of [`${folder}/missing/r.json`, `${file}/r.json`, folder]) {
      expect(() => checkReportFile(path)).toThrow(UsageError);
      expect(() => checkReportFile(path)).toThrow(path);
    }
  });
});
