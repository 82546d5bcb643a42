import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { extractCitations } from '@headnote/core/citation';
import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLibrary, openTestLibrary } from '../../test-library.fixtures.js';
import { runSearch } from '../../search/run/run-search.js';
import type { NewCase } from '../new-document.js';
import { documentId } from '../../library/document-id.js';
import { isJsonRecord, type JsonRecord, textAt } from '../../ingest/formats/json-record.js';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { readAuthors } from './authors.js';
import { readRegistryNumber } from './case-number.js';
import { readDecision } from './decision.js';
import { deriveFields } from './derive-fields.js';
import { readOutcome } from './outcome/read-outcome.js';
import { readSignatures } from './signatures.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} contains no judgments`);

/** Reads one in this many judgments; all of them with LONG_RUN=1. */
const STEP = process.env['LONG_RUN'] === '1' ? 1 : 6;
/** Maximum processor time in milliseconds per judgment, without reading its citations. */
const MOST_MS = 2;
const WARM_UP = 40;

interface Judgment {
  readonly record: JsonRecord;
  readonly before: NewCase;
  readonly after: NewCase;
}

const title = isThere
  ? 'derived fields of real judgments'
  : 'derived fields of real judgments (skipped: no data there; REAL_DATA names its folder)';

describe.skipIf(!isThere)(title, { timeout: 900_000 }, () => {
  const judgments: Judgment[] = [];
  let milliseconds = 0;
  let library: TestLibrary;

  beforeAll(async () => {
    let index = 0;
    for (const set of ['sc-irled', 'sc-aila', 'hc-tribunal-recent']) {
      const lines = gunzipSync(readFileSync(join(data, 'judgments', `${set}.jsonl.gz`)))
        .toString()
        .split('\n');
      for (const line of lines) {
        index += 1;
        if (line === '' || index % STEP !== 0) continue;
        const record = JSON.parse(line) as unknown;
        const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
        if (!isJsonRecord(record) || result?.ok !== true || result.document.kind !== 'case')
          throw new Error(line.slice(0, 60));
        const before = result.document;
        const citations = extractCitations(before.text.plain);
        const start = process.cpuUsage();
        const after = deriveFields(before, citations);
        const used = process.cpuUsage(start);
        // Warm-up: the first texts are slower, because the rules are compiled then.
        if (judgments.length >= WARM_UP) milliseconds += (used.user + used.system) / 1_000;
        judgments.push({ record, before, after });
      }
    }
    library = await openTestLibrary();
    await library.add(...judgments.map(({ after }) => after));
  }, 900_000);
  afterAll(() => library.close());

  const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;
  const print = (line: string) => process.stdout.write(`${line}\n`);

  it('prints how many judgments have each field before and after, and derives in two milliseconds each', () => {
    const isFilled = (value: string | readonly string[]) => value.length > 0;
    const fields = ['caseNumber', 'caseType', 'judges', 'advocates', 'actsCited', 'subject', 'decision'] as const;
    const count = (side: 'before' | 'after', field: (typeof fields)[number]) =>
      judgments.filter((judgment) => isFilled(judgment[side][field])).length;
    for (const field of fields) {
      print(`${field.padEnd(12)} ${count('before', field)} → ${share(count('after', field), judgments.length)}`);
    }
    const known = judgments.filter(({ after }) => (after.benchStrength ?? after.judges.length) > 0).length;
    print(`strength     ${share(known, judgments.length)}`);
    print(`${(milliseconds / (judgments.length - WARM_UP)).toFixed(2)} ms of the processor a judgment`);
    expect(count('after', 'decision')).toBeGreaterThan(0.92 * judgments.length);
    expect(count('after', 'subject')).toBeGreaterThan(0.8 * judgments.length);
    expect(count('after', 'actsCited')).toBeGreaterThan(0.92 * judgments.length);
    expect(milliseconds / (judgments.length - WARM_UP)).toBeLessThan(MOST_MS);
  });

  it('reads the same outcome from the words of the court as from the reporter’s last line', () => {
    const results = judgments.flatMap(({ record, before }) => {
      const line = textAt(record, 'derived', 'outcome_line');
      const printed = line.length > 0 && line.length < 60 ? readDecision(line) : '';
      const at = before.text.plain.lastIndexOf(line);
      if (printed === '' || at < before.text.plain.length - 400) return [];
      const plain = before.text.plain.slice(0, at).trimEnd();
      const sentenceEnds = before.text.sentenceEnds.filter((end) => end <= plain.length);
      return [{ printed, own: readOutcome({ plain, sentenceEnds })?.outcome ?? '' }];
    });
    const read = results.filter(({ own }) => own !== '');
    const same = read.filter(({ own, printed }) => own === printed);
    // `Partly allowed` in the court's words is `allowed` in many last lines: more precise, not an error.
    const opposed = read.filter(
      ({ own, printed }) => /^Allowed|^Dismissed/.test(own) && /^Allowed|^Dismissed/.test(printed) && own !== printed,
    );
    print(
      `outcome read without the last line: ${share(read.length, results.length)}, the same: ${share(same.length, read.length)}`,
    );
    print(`allowed for dismissed or the other way: ${share(opposed.length, read.length)}`);
    expect(same.length / read.length).toBeGreaterThan(0.9);
    expect(opposed.length / read.length).toBeLessThan(0.03);
  });

  it('reads the same judges and case numbers as the registry and the benches', () => {
    const surnames = (name: string): readonly string[] => name.toUpperCase().match(/[A-Z]{3,}/g) ?? [];
    const benches = judgments.filter(({ before }) => before.source.id.startsWith('aila:') && before.judges.length > 1);
    const authors = benches.filter(({ before }) => readAuthors(before.bench).length > 0);
    const sat = authors.filter(({ before }) =>
      readAuthors(before.bench).every((name) =>
        before.judges.some((judge) => surnames(name).some((surname) => surnames(judge).includes(surname))),
      ),
    );
    const signed = judgments.filter(
      ({ before }) =>
        !/^(?:irled|aila|insc):/.test(before.source.id) &&
        before.judges.length > 0 &&
        readSignatures(before.text.plain).length > 0,
    );
    const alike = signed.filter(({ before }) => readSignatures(before.text.plain).length === before.judges.length);
    const numbered = judgments.filter(
      ({ record, before }) =>
        before.source.id.startsWith('aila:') && before.caseNumber !== '' && registryNumber(record) !== '',
    );
    const digits = (text: string) => text.match(/\d+/g)?.map(Number) ?? [];
    const equal = numbered.filter(({ record, before }) =>
      [digits(registryNumber(record))[0], digits(registryNumber(record)).at(-1)].every((number) =>
        digits(before.caseNumber).includes(number ?? -1),
      ),
    );
    print(`author is of the registry's bench: ${share(sat.length, authors.length)}`);
    print(`as many signatures as judges at the head: ${share(alike.length, signed.length)}`);
    print(`case number as the registry's: ${share(equal.length, numbered.length)}`);
    expect(sat.length / authors.length).toBeGreaterThan(0.95);
    expect(alike.length / signed.length).toBeGreaterThan(0.85);
    expect(equal.length / numbered.length).toBeGreaterThan(0.9);
  });

  function registryNumber(record: JsonRecord): string {
    return readRegistryNumber(textAt(record, 'linked', 'sci_metadata', 'record', 'case_no'));
  }

  it.each([
    ['section:302 act:"Penal Code"', /Indian Penal Code.*Section 302\b/],
    ['section:302 act:IPC', /\(IPC\).*Section 302\b/],
    ['act:CrPC section:482', /\(CrPC\).*Section 482\b/],
    ['act:"Code of Criminal Procedure" section:"Section 482"', /Code of Criminal Procedure.*Section 482\b/],
    ['act:Constitution section:226', /Constitution of India.*Article 226\b/],
    ['act:"Land Acquisition Act" section:4', /Land Acquisition Act.*Section 4\b/],
    ['act:CPC section:"Order 7 Rule 11"', /\(CPC\).*Order 7 Rule 11\b/],
    ['subject:service', /^Service law$/],
    ['subject:"land acquisition"', /^Land acquisition$/],
    ['subject:tax', /tax$/],
  ])('finds the right judgments for %s', async (text, wanted) => {
    const right = new Set(
      judgments.flatMap(({ after }) =>
        [...after.actsCited, after.subject].some((line) => wanted.test(line))
          ? [documentId('case', after.source.id)]
          : [],
      ),
    );
    const found: string[] = [];
    for (let from = 0; from < 2_000; from += 100) {
      const body = { ...toSearchBody(parseQuery(text).tree), from, size: 100 };
      let answer = await runSearch({ ...library, body, audience: 'member' });
      // On a busy machine a search may run out of time, and its answer reports that.
      for (let tries = 0; answer.timed_out && tries < 5; tries += 1)
        answer = await runSearch({ ...library, body, audience: 'member' });
      expect(answer.timed_out).toBe(false);
      found.push(...answer.hits.hits.map((hit) => hit._id));
      if (answer.hits.hits.length < 100) break;
    }
    const hits = found.filter((id) => right.has(id)).length;
    print(`${text}: ${hits} of ${right.size} found, ${share(hits, Math.max(found.length, 1))} of the hits are right`);
    expect(hits).toBe(right.size);
    expect(hits).toBeGreaterThanOrEqual(0.6 * found.length);
  });
});
