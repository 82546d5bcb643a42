import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the real judgments and acts: `REAL_DATA`, by default `../shared/data` seen from the repository. */
export const realData = process.env.REAL_DATA ?? join(repository, '..', 'shared', 'data');

/**
 * True where the real data is there. It is not part of the repository, so a stranger's clone skips the suites on it;
 * where `REQUIRE_REAL_DATA` is set they may not be skipped, and its absence is an error.
 */
export const hasRealData = existsSync(join(realData, 'judgments', 'sc-irled.jsonl.gz'));

if (!hasRealData && process.env.REQUIRE_REAL_DATA) {
  throw new Error(`REQUIRE_REAL_DATA is set, but there are no judgments under ${realData}`);
}

/** The message of a skipped suite. */
export const realDataMissing = 'real judgments are not here: set REAL_DATA to their folder';

/** The files that the journeys and the import suite load. */
export const realFiles = {
  judgments: ['sc-irled', 'sc-aila', 'hc-tribunal-recent'].map((name) =>
    join(realData, 'judgments', `${name}.jsonl.gz`),
  ),
  acts: [join(realData, 'acts', 'central-acts.jsonl.gz')],
};
