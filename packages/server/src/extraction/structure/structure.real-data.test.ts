import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isJsonRecord } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { structureOfText } from './structure-of-text.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** Characters on either side of the beginning of a page. */
const NEAR = 12;

describe.skipIf(!isThere)('the structure of real reports', () => {
  it('has the pages of nearly all, none of their numbers in the words beside them, and the opinions of those with several', () => {
    const inWords: string[] = [];
    const found = { texts: 0, paged: 0, pages: 0, several: 0, nameless: 0 };
    const lines = gunzipSync(readFileSync(join(data, 'judgments/sc-irled.jsonl.gz')))
      .toString()
      .split('\n');
    for (const line of lines) {
      const record = line === '' ? undefined : (JSON.parse(line) as unknown);
      const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
      if (!result?.ok) continue;
      const { text } = result.document;
      const paragraphs = text.plain.split('\n\n');
      const { pages, opinions, parts } = structureOfText(text);
      found.texts += 1;
      found.paged += pages.length > 0 ? 1 : 0;
      found.pages += pages.length;
      if (opinions.length > 1) {
        found.several += 1;
        found.nameless += opinions.some(({ authors }) => authors.length === 0) ? 1 : 0;
      }
      expect(parts.at(-1)?.to).toBe(paragraphs.length);
      for (const { page, paragraph, offset } of pages) {
        const beside = paragraphs[paragraph]?.slice(Math.max(0, offset - NEAR), offset + NEAR) ?? '';
        // A footnote above the page, or the first words of the page, may cite a report by the same number.
        if (new RegExp(String.raw`(?<=[a-z,] )${page}(?= [a-z])`).test(beside)) inWords.push(`${page}: ${beside}`);
      }
    }
    expect(inWords).toEqual([]);
    expect(found.paged / found.texts).toBeGreaterThan(0.85);
    expect(found.several).toBeGreaterThan(45);
    expect(found.nameless).toBeLessThan(3);
  }, 120_000);
});
