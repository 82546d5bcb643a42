import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';
import { describe, expect, it } from 'vitest';
import { findCourt } from '../courts/find-court.js';
import type { DocumentText, NewCase } from '../extraction/new-document.js';
import { structureOfText } from '../extraction/structure/structure-of-text.js';
import { actFormat } from './formats/acts.js';
import { isJsonRecord, type JsonRecord, textAt, textsAt } from './formats/json-record.js';
import { judgmentFormat } from './formats/judgments.js';
import { cutReportHead } from '../extraction/fields/report-head.js';
import { cleanPageLines } from '../extraction/text/document-text.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
// REQUIRE_REAL_DATA forbids skipping these tests.
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} contains no judgments`);
const sets = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'] as const;
const judgmentFiles = sets.map((name) => join(data, 'judgments', `${name}.jsonl.gz`));
const actFile = join(data, 'acts', 'central-acts.jsonl.gz');

function recordsOf(path: string): JsonRecord[] {
  return gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
    .filter(isJsonRecord);
}

function readCase(record: JsonRecord): NewCase {
  const result = judgmentFormat(record);
  if (!result.ok || result.document.kind !== 'case') throw new Error(textAt(record, 'id'));
  return result.document;
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const sorted = (text: string) => letters(text).split('').sort().join('');
const words = (text: string) => text.replace(/\s+/g, '');

/** What a page of a report prints beside its number: the printer's mark of a sheet at its foot, and the running head. */
const sheet = String.raw`[A-Z\d]{0,9}S(?:upr?)?C(?:I|l|1|India)?(?:NP)?\d{2,7}`;
const head = String.raw`(?:SUPREMECOURTREPORTS|SCR)(?:\d{4})?(?:\d{0,2}SCR)?`;
/** Letters behind a page that show where the text goes on. */
const GOES_ON = 12;
/** Letters of the words that name an author, such as `The Judgment of the Court was delivered by A. SAMPLE, J.` */
const LONGEST_NAMING = 80;

/** Where a text loses letters that are neither a page's number nor printed beside one; undefined if nowhere. */
function lostIn(whole: string, { html, plain }: Pick<DocumentText, 'html' | 'plain'>): string | undefined {
  const paragraphs = plain.split('\n\n').map((text) => ({ text, length: letters(text).length }));
  let rest = whole;
  let done = { paragraph: 0, offset: 0 };
  const textTo = (to: typeof done) =>
    paragraphs
      .slice(done.paragraph, to.paragraph + 1)
      .map(({ text }, index, all) =>
        text.slice(index === 0 ? done.offset : 0, index === all.length - 1 ? to.offset : undefined),
      )
      .join('');
  const end = { paragraph: paragraphs.length - 1, offset: paragraphs.at(-1)?.text.length ?? 0 };
  const { pages } = structureOfText({ html, plain });
  for (const [index, place] of [...pages, undefined].entries()) {
    const kept = letters(textTo(place ?? end));
    if (!rest.startsWith(kept)) return rest.slice(0, 80);
    rest = rest.slice(kept.length);
    if (place === undefined) break;
    done = { paragraph: place.paragraph, offset: place.offset };
    const next = letters(textTo(pages[index + 1] ?? end)).slice(0, GOES_ON);
    const lost = new RegExp(`^(?:${sheet})??${place.page}(?:${head})??(?=${next})`).exec(rest);
    // The page that turns among the words which name an author begins at these words.
    const isMoved = html.includes(`<span id="page-${place.page}"></span><span id="opinion-`);
    const at = isMoved ? rest.slice(0, LONGEST_NAMING).indexOf(String(place.page)) : -1;
    if (lost === null && at === -1) return rest.slice(0, 80);
    rest = lost === null ? rest.slice(0, at) + rest.slice(at + String(place.page).length) : rest.slice(lost[0].length);
  }
  return rest === '' ? undefined : rest.slice(0, 80);
}

const title = isThere
  ? 'real judgments and acts'
  : 'real judgments and acts (skipped: no data there; REAL_DATA names its folder)';

describe.skipIf(!isThere)(title, { timeout: 600_000 }, () => {
  it('loses no letter of the Supreme Court texts except the reporter’s head, page numbers and running heads', () => {
    for (const record of recordsOf(judgmentFiles[1] ?? '')) {
      expect(letters(readCase(record).text.plain) === letters(textAt(record, 'text')), textAt(record, 'id')).toBe(true);
    }
    let cut = 0;
    const lost: string[] = [];
    for (const record of recordsOf(judgmentFiles[0] ?? '')) {
      const metadata = ['first_line', 'citation_line', 'citator_line'].map((name) => textAt(record, 'raw', name));
      const body = cutReportHead(textAt(record, 'text'), [...metadata, ...textsAt(record, 'raw', 'judges_lines')]);
      if (body.isCut) cut += 1;
      const found = lostIn(letters(body.text), readCase(record).text);
      if (found !== undefined) lost.push(`${textAt(record, 'id')}: ${found}`);
    }
    process.stdout.write(`reports whose head was cut: ${cut} of 975\n`);
    expect(lost).toEqual([]);
    expect(cut).toBeGreaterThanOrEqual(830);
  });

  it('loses no letter of the court PDFs except page furniture', () => {
    for (const record of recordsOf(judgmentFiles[2] ?? '')) {
      const clean = cleanPageLines(textAt(record, 'text'))
        .map((line) => line.text)
        .join('\n');
      // Footnotes move behind the paragraph that they interrupt, so the order changes and nothing else.
      expect(sorted(readCase(record).text.plain) === sorted(clean), textAt(record, 'id')).toBe(true);
      expect(letters(clean).length, textAt(record, 'id')).toBeGreaterThan(letters(textAt(record, 'text')).length / 4);
    }
  });

  it('has the same words in HTML and plain text, in HTML that the policy does not change', () => {
    const documents = [
      ...judgmentFiles.flatMap((file) =>
        recordsOf(file)
          .filter((_record, index) => index % 12 === 0)
          .map(readCase),
      ),
      ...recordsOf(actFile).flatMap((record, index) => {
        const result = index % 25 === 0 ? actFormat(record) : undefined;
        return result?.ok === true ? [result.document] : [];
      }),
    ];
    for (const { text, source } of documents) {
      expect(words(textOf(text.html)) === words(text.plain), source.id).toBe(true);
      expect(sanitizeHtml(text.html).replaceAll('"', '&quot;') === text.html.replaceAll('"', '&quot;'), source.id).toBe(
        true,
      );
      const ids = [...text.html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, source.id).toBe(ids.length);
    }
  });

  it('puts the longest text into paragraphs in under a second', () => {
    const record = recordsOf(judgmentFiles[0] ?? '').find((found) => textAt(found, 'id') === 'irled:prior_case_1047');
    if (record === undefined) throw new Error('irled:prior_case_1047 is not in the set');
    readCase(record);
    // Processor time, because other suites may run at the same time.
    const before = process.cpuUsage();
    expect(readCase(record).text.plain.length).toBeGreaterThan(500_000);
    const used = process.cpuUsage(before);
    expect((used.user + used.system) / 1_000).toBeLessThan(1_000);
  });

  it('finds the court of every court line that names one', () => {
    const lines = recordsOf(judgmentFiles[2] ?? '').map((record) => textAt(record, 'derived', 'court_line'));
    const unknown = lines.filter(
      (line) =>
        findCourt(line) === undefined && /COURT (?:OF|AT|FOR|JUD)|TRIBUNAL.{3}|[A-Z]{6}.* COMMISSION.{3}/i.test(line),
    );
    expect(unknown).toEqual([]);
  });

  it('finds parties, date and court of the recent documents, or leaves them empty', () => {
    const documents = recordsOf(judgmentFiles[2] ?? '').map(readCase);
    const byRule = documents.filter((document) => document.derivedFields.includes('appellant'));
    const count = (has: (document: NewCase) => boolean) => documents.filter(has).length;
    const coverage = {
      parties: count((document) => document.appellant !== '' && document.respondent !== ''),
      date: count((document) => document.decidedOn !== null),
      court: count((document) => document.courtId !== 0),
      bench: count((document) => document.judges.length > 0),
    };
    process.stdout.write(
      `of ${documents.length} recent documents: ${JSON.stringify(coverage)}; parties by rule: ${byRule.length}\n`,
    );
    expect(coverage).toMatchObject({ parties: 154, date: 156, court: 156 });
    for (const { appellant, respondent, source } of byRule) {
      for (const name of [appellant, respondent]) {
        expect(name, source.id).toMatch(/^[A-Z][^\n]{3,}$/);
        expect(name, source.id).not.toMatch(/versus|advocate|\bpetitioner|\brespondent|digitally|\bcoram\b/i);
      }
    }
  });
});
