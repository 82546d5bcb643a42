import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { extractCitations } from '@headnote/core/citation';
import type { StoredText } from '../../packages/server/src/assistant/passages/passage.js';
import type { NewCase } from '../../packages/server/src/extraction/new-document.js';
import { isJsonRecord } from '../../packages/server/src/ingest/formats/json-record.js';
import { judgmentFormat } from '../../packages/server/src/ingest/formats/judgments.js';

/** A judgment that questions are made from. */
export interface BenchJudgment {
  readonly document: NewCase;
  readonly stored: StoredText;
}

/** The seed of the halves and of the order. */
const SEED = 'assistant 1';
const hashOf = (id: string): string => createHash('sha256').update(`${SEED} ${id}`).digest('hex');

/** Reads judgments of one half of a set, in an order that the seed gives. */
export function readJudgments(file: string, half: 'development' | 'test', count: number): readonly BenchJudgment[] {
  const records = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly id: string })
    .map((record) => ({ record, hash: hashOf(record.id) }))
    .filter(({ hash }) => (Number.parseInt(hash.slice(0, 8), 16) % 2 === 0) === (half === 'development'))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  const judgments: BenchJudgment[] = [];
  for (const { record } of records) {
    if (judgments.length === count) break;
    const read = isJsonRecord(record) ? judgmentFormat(record) : undefined;
    if (read?.ok !== true || read.document.kind !== 'case') continue;
    judgments.push({ document: read.document, stored: storedOf(read.document) });
  }
  return judgments;
}

/** Reads the judgments with the given ids from several sets, by id; one that is in no set is missing. */
export function readJudgmentsById(files: readonly string[], ids: ReadonlySet<string>): Map<string, BenchJudgment> {
  const found = new Map<string, BenchJudgment>();
  for (const line of files.flatMap((file) => gunzipSync(readFileSync(file)).toString().split('\n'))) {
    const id = /^\{"id": ?"([^"]{1,80})"/.exec(line)?.[1] ?? '';
    if (!ids.has(id)) continue;
    const record: unknown = JSON.parse(line);
    const read = isJsonRecord(record) ? judgmentFormat(record) : undefined;
    if (read?.ok === true && read.document.kind === 'case')
      found.set(id, { document: read.document, stored: storedOf(read.document) });
  }
  return found;
}

function storedOf({ text, judges, appellant, respondent }: NewCase): StoredText {
  const citations = extractCitations(text.plain);
  return {
    kind: 'case',
    title: '',
    parties: appellant === '' || respondent === '' ? [] : [appellant, respondent],
    html: text.html,
    plain: text.plain,
    sentenceEnds: text.sentenceEnds,
    judges,
    sections: new Map(),
    cases: citations
      .filter(({ kind }) => kind !== 'provision')
      .map(({ start, end, canonical, caseName = '' }) => ({ start, end, canonical, name: caseName })),
    provisions: citations
      .filter(({ kind }) => kind === 'provision')
      .map(({ start, end, family: act, unit = '', number = '' }) => ({ start, end, act, unit, number })),
  };
}
