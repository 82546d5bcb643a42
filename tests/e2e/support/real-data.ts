import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the real judgments and acts: `REAL_DATA`, by default `../shared/data` next to the repository. */
export const realData = process.env.REAL_DATA ?? join(repository, '..', 'shared', 'data');

/**
 * True when the real data is available. It is not part of the repository, so a fresh clone skips the suites that use it.
 * With `REQUIRE_REAL_DATA` set, missing data is an error.
 */
export const hasRealData = existsSync(join(realData, 'judgments', 'sc-irled.jsonl.gz'));

if (!hasRealData && process.env.REQUIRE_REAL_DATA) {
  throw new Error(`REQUIRE_REAL_DATA is set, but there are no judgments under ${realData}`);
}

/** The message of a skipped suite. */
export const realDataMissing = 'real judgments are missing: set REAL_DATA to their folder';

/** The files that the journeys and the import suite load. */
export const realFiles = {
  judgments: ['sc-irled', 'sc-aila', 'hc-tribunal-recent'].map((name) =>
    join(realData, 'judgments', `${name}.jsonl.gz`),
  ),
  acts: ['central-acts.jsonl.gz', 'raw-civictech/ipc.json.gz'].map((name) => join(realData, 'acts', name)),
};
