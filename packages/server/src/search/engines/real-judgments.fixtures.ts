import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { openBatch } from '../../ingest/batch.js';
import type { JsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import type { TestLibrary } from '../../test-library.fixtures.js';
import { drainIndexQueue } from '../indexing/index-queue.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');

const RECENT = 'hc-tribunal-recent';

/** Whether the real judgments are there. Throws if they must be and are not. */
export const hasRealJudgments = existsSync(data);
if (!hasRealJudgments && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** The title of tests on real judgments, which says why they are skipped. */
export const onRealJudgments = (title: string): string =>
  hasRealJudgments ? title : `${title} (skipped: no data there; REAL_DATA names its folder)`;

interface RealJudgments {
  /** One of how many. */
  readonly share: number;
  /** All of the recent ones, which alone are under the codes of 2023. */
  readonly withRecent?: boolean;
}

/** Saves one of `share` real judgments in a library, and indexes them. */
export async function addRealJudgments(library: TestLibrary, { share, withRecent }: RealJudgments): Promise<void> {
  const batch = openBatch(library.store);
  for (const name of ['sc-irled', 'sc-aila', RECENT]) {
    const step = name === RECENT && withRecent ? 1 : share;
    const lines = gunzipSync(readFileSync(join(data, `${name}.jsonl.gz`)))
      .toString()
      .split('\n');
    for (const [index, line] of lines.entries()) {
      if (line === '' || index % step !== 0) continue;
      const result = judgmentFormat(JSON.parse(line) as JsonRecord);
      if (result.ok) await batch.add(result.document);
    }
  }
  await batch.save();
  await drainIndexQueue(library.store, library.engine);
}
