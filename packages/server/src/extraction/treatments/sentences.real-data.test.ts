import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linesOf, type SentenceScore, scoreSentences } from './score-sentences.fixtures.js';
import { type LabelledSentence, readRecords, readSentences, toldIn } from './sentences-data.fixtures.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const known = join(data, 'treatments', 'sentences.jsonl');
const isThere = existsSync(known);
/** Another file of labels in the same format, on judgments of the same data: it is scored and printed, and has no floors. */
const others = process.env['TREATMENTS_LABELS'];

function score(rows: readonly LabelledSentence[]): SentenceScore {
  const records = readRecords(data, new Set(rows.map(({ judgment }) => judgment)));
  return scoreSentences(rows, (row) => toldIn(records.get(row.judgment) ?? {}, row));
}

function printed(title: string, rows: readonly LabelledSentence[]): SentenceScore {
  const result = score(rows);
  process.stdout.write(`${[`${title}, ${rows.length} sentences:`, ...linesOf(result)].join('\n')}\n`);
  return result;
}

describe.skipIf(!isThere)('treatments on sentences drawn at random', { timeout: 900_000 }, () => {
  it('shows few and right flags on sentences that the rules were written on', () => {
    const { red, others: other, redOfNothing, overruled, found } = printed('data/treatments', readSentences(known));
    expect(red.all).toBeGreaterThanOrEqual(60);
    expect(redOfNothing).toBe(0);
    expect(red.part / red.all).toBeGreaterThanOrEqual(0.98);
    expect(other.part / other.all).toBeGreaterThanOrEqual(0.95);
    expect(overruled.part / overruled.all).toBeGreaterThanOrEqual(0.6);
    expect(found.part / found.all).toBeGreaterThanOrEqual(0.45);
  });

  if (others !== undefined)
    it('prints the score of another file of labels', () => {
      const rows = readSentences(resolve(root, others));
      expect(rows.length).toBeGreaterThan(0);
      const { found } = printed(others, rows);
      // Labels of judgments that are not in the data would read as "nothing found".
      expect(found.part).toBeGreaterThan(0);
    });
});
