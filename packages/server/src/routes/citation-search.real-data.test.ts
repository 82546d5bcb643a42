import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isJsonRecord } from '../ingest/formats/json-record.js';
import { judgmentFormat } from '../ingest/formats/judgments.js';
import { makeCase, openTestLibrary } from '../test-library.fixtures.js';
import { findMissedCitations } from './citation-misses.fixtures.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');
const isThere = existsSync(data);
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);
/** All citations take minutes, so they need LONG_RUN. */
const STEP = process.env['LONG_RUN'] ? 1 : 40;

describe.skipIf(!isThere)('a search by any citation in every form', () => {
  it('finds its judgment among real judgments', { timeout: 600_000 }, async () => {
    const library = await openTestLibrary();
    for (const set of ['sc-irled', 'sc-aila', 'hc-tribunal-recent']) {
      const lines = gunzipSync(readFileSync(join(data, `${set}.jsonl.gz`)))
        .toString()
        .split('\n');
      const cases = lines.filter(Boolean).flatMap((line) => {
        const record: unknown = JSON.parse(line);
        const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
        if (!result?.ok || result.document.kind !== 'case') return [];
        // Without the text, which no search here reads.
        const { text: _text, ...fields } = result.document;
        return [makeCase(fields.source.id, 'Text.', fields)];
      });
      for (let from = 0; from < cases.length; from += 64) await library.add(...cases.slice(from, from + 64));
    }
    const { asked, missed } = await findMissedCitations(library, { step: STEP });
    process.stdout.write(`${asked} citations asked for, ${missed.length} do not lead to their judgment\n`);
    expect(missed.length / asked).toBeLessThan(0.001);
    await library.close();
  });
});
