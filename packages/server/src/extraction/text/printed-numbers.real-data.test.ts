import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { paragraphInAnchor } from '@headnote/core/format';
import { describe, expect, it } from 'vitest';
import { isJsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import type { DocumentText } from '../new-document.js';
import { printedNumbers } from './printed-numbers.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** The part of the numbered places that has to have its number, of each file: without numbers, no number is wrong. */
const LEAST_SHOWN = { 'sc-irled': 0.6, 'sc-aila': 0.9, 'hc-tribunal-recent': 0.85 };

describe.skipIf(!isThere)('the paragraph number of a passage in real judgments', () => {
  it.each(Object.entries(LEAST_SHOWN))(
    '%s: is the number that the import stored, or none',
    (file, least) => {
      const wrong: string[] = [];
      let numbered = 0;
      let shown = 0;
      const lines = gunzipSync(readFileSync(join(data, 'judgments', `${file}.jsonl.gz`))).toString();
      for (const [line, json] of lines.split('\n').entries()) {
        const record = json === '' ? undefined : (JSON.parse(json) as unknown);
        const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
        if (!result?.ok) continue;
        for (const { place, stored, number } of placesOf(result.document.text)) {
          if (stored !== '') numbered += 1;
          if (number !== '') shown += 1;
          if (number !== '' && number !== stored)
            wrong.push(`line ${line}, paragraph ${place}: ${number}, not ${stored}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(shown / numbered).toBeGreaterThan(least);
    },
    300_000,
  );
});

/** Each paragraph with the number that it is in by the anchors of the import, and by the rule for passages. */
function placesOf({ plain, anchors }: DocumentText) {
  const numberAt = printedNumbers(plain);
  let offset = 0;
  let stored = '';
  return plain.split('\n\n').map((text, index) => {
    stored = paragraphInAnchor(anchors[index] ?? '') || stored;
    const number = numberAt(offset);
    offset += text.length + 2;
    return { place: index + 1, stored, number };
  });
}
