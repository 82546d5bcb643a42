import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countDocuments } from '../../packages/server/src/library/count-documents.js';
import { openLocalEngine } from '../../packages/server/src/search/engines/sqlite/open-engine.js';
import { openDatabase } from '../../packages/server/src/store/database.js';
import { copyRealData } from '../e2e/support/imported-real-data.js';
import { hasRealData, realDataMissing, realFiles } from '../e2e/support/real-data.js';
import { importInto } from '../e2e/support/test-server.js';

/** An import takes a minute alone; the machine may be busy. */
const LIMIT_MS = 600_000;

const title = hasRealData ? 'real judgments and acts' : `real judgments and acts (skipped: ${realDataMissing})`;

const countsIn = (report: string) => report.match(/Read \d+: .*? refused/g);

describe.skipIf(!hasRealData)(title, () => {
  it('the import stores 2,793 judgments and 736 acts, and nothing in a second run', { timeout: LIMIT_MS }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'headnote-real-data-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    // The end-to-end suites use the same set.
    const report = await copyRealData(dataDir);
    process.stdout.write(`${report.match(/[\d.]+ s, \d+ documents a second/g)?.join('; ')}\n`);
    expect(countsIn(report)).toEqual([
      'Read 2793: 2793 stored, 0 updated, 0 unchanged, 0 refused',
      'Read 736: 736 stored, 0 updated, 0 unchanged, 0 refused',
    ]);
    expect(countsIn(await importInto(dataDir, 'judgments', realFiles.judgments))).toEqual([
      'Read 2793: 0 stored, 0 updated, 2793 unchanged, 0 refused',
    ]);
    const store = await openDatabase({ dataDir });
    onTestFinished(() => store.close());
    // 72 judgments have two sources, and are one.
    expect(await countDocuments(store)).toMatchObject({ cases: 2_721, acts: 736 });
    const engine = await openLocalEngine({ dataDir });
    onTestFinished(() => engine.close());
    expect(await engine.count()).toBe(2_721 + 736);
  });
});
