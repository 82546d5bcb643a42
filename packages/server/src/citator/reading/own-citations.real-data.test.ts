import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isJsonRecord, textAt } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { readDocument } from './read-document.js';
import { readKeys } from './place-rows.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** All PDFs; one in this many judgments of the other sets, all with LONG_RUN. */
const STEP = process.env['LONG_RUN'] ? 1 : 12;

const digitsOf = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

describe.skipIf(!isThere)('real judgments', { timeout: 900_000 }, () => {
  it.each([
    ['hc-tribunal-recent', 1],
    ['sc-irled', STEP],
    ['sc-aila', STEP],
  ])('of %s never cite themselves', (set, step) => {
    const lines = gunzipSync(readFileSync(join(data, 'judgments', `${set}.jsonl.gz`)))
      .toString()
      .split('\n');
    const self: string[] = [];
    let rows = 0;
    for (const line of lines.filter((one, at) => one !== '' && at % step === 0)) {
      const record = JSON.parse(line) as unknown;
      const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
      if (!isJsonRecord(record) || result?.ok !== true) throw new Error(line.slice(0, 60));
      const read = readDocument(result.document);
      const own = new Set([...read.keys.citations.map(({ key }) => key), ...read.keys.dockets]);
      // The neutral citation that the source prints at the head, compared without the library's rules.
      const neutral = digitsOf(textAt(record, 'derived', 'neutral_citation'));
      for (const place of read.rows.places) {
        rows += 1;
        const keys = readKeys(place.keys);
        const isOwn = (keys.length > 0 && keys.every((key) => own.has(key))) || digitsOf(place.text) === neutral;
        if (isOwn) self.push(`${textAt(record, 'id')}: ${place.text}`);
      }
    }
    process.stdout.write(`${set}: ${rows} citations, ${self.length} of the judgment itself\n`);
    expect(rows).toBeGreaterThan(100);
    expect(self).toEqual([]);
  });
});
