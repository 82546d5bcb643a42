import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { indexPlainText } from '@headnote/core/content';
import { describe, expect, it } from 'vitest';
import { actFormat } from '../../ingest/formats/acts.js';
import { isJsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);
/** All documents take a minute, so they need LONG_RUN. */
const step = process.env['LONG_RUN'] ? 1 : 20;

describe.skipIf(!isThere)('the plain text of real documents', () => {
  it('equals the text that a reader counts', { timeout: 900_000 }, () => {
    const files = ['judgments/sc-irled', 'judgments/sc-aila', 'judgments/hc-tribunal-recent', 'acts/central-acts'];
    let count = 0;
    for (const file of files) {
      const lines = gunzipSync(readFileSync(join(data, `${file}.jsonl.gz`)))
        .toString()
        .split('\n');
      for (const line of lines.filter((one, at) => one !== '' && at % step === 0)) {
        const record = JSON.parse(line) as unknown;
        if (!isJsonRecord(record)) continue;
        const result = file.startsWith('acts') ? actFormat(record) : judgmentFormat(record);
        if (!result.ok) continue;
        const { html, plain } = result.document.text;
        count += 1;
        expect(indexPlainText(html).text === plain, `${file} document ${count}`).toBe(true);
      }
    }
    process.stdout.write(`${count} real documents: readers count the stored text\n`);
    expect(count).toBeGreaterThan(3000 / step);
  });
});
