import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewCase } from '../../extraction/new-document.js';
import { readFileItems } from '../read-file.js';
import { openTextPool } from '../texts/text-pool.js';
import { readDecisionItems } from './decisions.js';

const data = resolve(process.env['REAL_DATA'] ?? '../shared/data', 'judgments');

/** The same decisions from the collections' JSON lines, by id. */
async function fromLines(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, NewCase>> {
  const pool = openTextPool();
  const found = new Map<string, NewCase>();
  for (const name of ['sc-aila', 'sc-irled']) {
    for await (const { result } of readFileItems(`${data}/${name}.jsonl.gz`, { format: 'judgments', pool })) {
      if (result.ok && result.document.kind === 'case' && ids.has(result.document.source.id)) {
        found.set(result.document.source.id, result.document);
      }
    }
  }
  return found;
}

describe('the published text files of decisions', { timeout: 300_000 }, () => {
  it('give the same text, date, bench and number as the JSON lines of the same decisions', async () => {
    const read = new Map<string, NewCase>();
    for await (const { result } of readDecisionItems(`${data}/raw-samples`)) {
      if (!result.ok || result.document.kind !== 'case') throw new Error('A sample was refused.');
      read.set(result.document.source.id, result.document);
    }
    expect(read.size).toBe(8);
    const expected = await fromLines(new Set(read.keys()));
    expect(expected.size).toBe(8);
    for (const [id, { text, decidedOn, bench, sourceCitator }] of expected) {
      const same = read.get(id);
      expect({ ...same?.text, id }).toEqual({ ...text, id });
      expect([same?.decidedOn, same?.bench, same?.sourceCitator], id).toEqual([decidedOn, bench, sourceCitator]);
    }
  });
});
