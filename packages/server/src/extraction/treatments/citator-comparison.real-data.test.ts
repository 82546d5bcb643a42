import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importFiles } from '../../ingest/import-files.js';
import { temporaryFolder } from '../../ingest/ingest.fixtures.js';
import { openDatabase } from '../../store/database.js';
import { openLocalEngine } from '../../search/engines/sqlite/open-engine.js';
import {
  compareCitatorLines,
  type ComparedEntry,
  type LibraryJudgment,
  type OurLink,
  unreadable,
} from './citator-comparison.fixtures.js';
import { readCitatorCode } from './same-treatment.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA'])
  throw new Error(`REQUIRE_REAL_DATA is set, but ${data} contains no judgments`);
const files = ['sc-irled', 'sc-aila'].map((name) => join(data, 'judgments', `${name}.jsonl.gz`));

const OTHER_SERIES = 'cited only by a series for which no source has its number';
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;
const count = (list: readonly string[]): string =>
  [...Map.groupBy(list, (one) => one)]
    .map(([one, all]) => [one, all.length] as const)
    .sort((one, other) => other[1] - one[1])
    .map(([one, number]) => `${one} ${number}`)
    .join(', ');

const title = isThere
  ? 'the citator compared with the reports’ citator lines'
  : 'the citator compared with the reports’ citator lines (skipped: no data; set REAL_DATA to its folder)';

describe.skipIf(!isThere)(title, { timeout: 900_000 }, () => {
  it('finds at least 90 % of the printed links and gives 70 % of them the same treatment', async () => {
    const dataDir = await temporaryFolder();
    const store = await openDatabase({ dataDir });
    onTestFinished(() => store.close());
    const engine = await openLocalEngine({ dataDir });
    onTestFinished(() => engine.close());
    await importFiles({ store, engine, format: 'judgments', files });
    const { held, linkOf } = await readLibrary(store);
    const { printed, compared } = compareCitatorLines(held, linkOf);

    const apart = compared.filter(({ reason }) => unreadable.some((one) => one === reason));
    const otherSeries = apart.filter(({ reason }) => reason === OTHER_SERIES).length;
    const readable = compared.filter((one) => !apart.includes(one));
    const linked = readable.filter(({ ours }) => ours !== undefined);
    const same = linked.filter(({ isSame }) => isSame);
    const strict = linked.filter(({ isStrictlySame }) => isStrictlySame);
    const others = linked.filter(({ entry }) => !/^RF?$/.test(entry.code));
    const lines = [
      `printed entries: ${printed}, both judgments in the library: ${compared.length}`,
      `no citation in the later text: ${apart.length} (${count(apart.map(({ reason }) => reason))})`,
      `found as a link: ${linked.length} of ${readable.length}, ${percent(linked.length, readable.length)}` +
        ` (of all ${compared.length}: ${percent(linked.length, compared.length)})`,
      `including entries cited only by a series for which no source has a number: ${linked.length} of ${readable.length + otherSeries}, ${percent(linked.length, readable.length + otherSeries)}`,
      `same treatment: ${same.length} of ${linked.length}, ${percent(same.length, linked.length)}` +
        ` (exactly: ${strict.length}, ${percent(strict.length, linked.length)})`,
      `same treatment for codes other than R and RF: ${others.filter(({ isSame }) => isSame).length} of ${others.length}`,
      `by code: ${[...Map.groupBy(linked, ({ entry }) => entry.code || '(none)')]
        .map(([code, all]) => `${code} ${all.filter(({ isSame }) => isSame).length}/${all.length}`)
        .join(', ')}`,
      `reasons: ${count(readable.flatMap(({ reason }) => (reason === '' ? [] : [reason])))}`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    if (process.env['WRITE_DOCS']) writeFileSync(join(root, 'docs/citator-compared.md'), documentOf(lines, compared));
    expect(compared.length).toBeGreaterThan(350);
    expect(linked.length / readable.length).toBeGreaterThanOrEqual(0.9);
    expect(same.length / linked.length).toBeGreaterThanOrEqual(0.7);
    // Control: if every link had the same treatment, far fewer would agree.
    const flat = compareCitatorLines(held, (citing, cited) =>
      linkOf(citing, cited) === undefined ? undefined : { treatment: 'distinguished', speaker: 'court' },
    ).compared.filter(({ isSame }) => isSame);
    expect(flat.length / linked.length).toBeLessThan(0.5);
  });
});

interface Library {
  readonly held: readonly LibraryJudgment[];
  readonly linkOf: (citing: string, cited: string) => OurLink | undefined;
}

type Store = Awaited<ReturnType<typeof openDatabase>>;

async function readLibrary({ db }: Store): Promise<Library> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .select(['id', 'source_id', 'appellant', 'respondent', 'source_citator', 'plain'])
    .execute();
  const keys = Map.groupBy(
    await db.selectFrom('citation_keys').select(['document_id', 'key']).execute(),
    ({ document_id }) => document_id,
  );
  const links = new Map(
    (await db.selectFrom('case_links').selectAll().execute()).map((link) => [
      `${link.citing_id} ${link.cited_id}`,
      link,
    ]),
  );
  const sourceOf = new Map(documents.map(({ id, source_id }) => [source_id, id]));
  const held = documents.map((row) => ({
    id: row.source_id,
    title: `${row.appellant} v. ${row.respondent}`,
    plain: zstdDecompressSync(row.plain).toString(),
    keys: (keys.get(row.id) ?? []).map(({ key }) => key),
    sourceCitator: row.source_citator,
  }));
  return { held, linkOf: (citing, cited) => links.get(`${sourceOf.get(citing)} ${sourceOf.get(cited)}`) };
}

const intro = `# The citator compared with the reports' own citator lines

Supreme Court texts of 1950 to 1999 contain citator lines, printed by the reports. Such a line lists later judgments and how they
treat this one: \`R 1968 SC 445 (7)\` is a code, the year and page in AIR, and paragraphs. The library stores these lines unchanged
and does not use them: it makes its own links from the texts. This page compares both, for every entry whose two judgments are in
the library.

To write this page again, run

\`\`\`
WRITE_DOCS=1 npx vitest run --project long packages/server/src/extraction/treatments/citator-comparison
\`\`\`

## How codes are read

The source does not explain its codes. Some later reports also print notes of their own. There, cases with the code \`R\` or \`RF\` are
mostly "referred to" and sometimes "relied on", "followed" or "applied", without a difference between the two codes. More than half
of the cases with \`F\` are also only "referred to". So even the editors distinguish little more than "uses the case" and "does not".

| Code | Reading | Agrees with our treatments | Agrees exactly with |
|---|---|---|---|
`;

function documentOf(lines: readonly string[], compared: readonly ComparedEntry[]): string {
  const codes = [...new Set(compared.map(({ entry }) => entry.code))].map((code) => {
    const read = readCitatorCode(code);
    return `| ${code || '(none)'} | ${read?.reading ?? 'not known'} | ${read?.same.join(', ') ?? '-'} | ${read?.strict.join(', ') ?? '-'} |`;
  });
  const differing = compared.filter(({ reason }) => reason !== '');
  const rows = [...Map.groupBy(differing, ({ reason }) => reason)].map(([reason, entries]) =>
    [
      `### ${reason} (${entries.length})`,
      '',
      '| Cited | Citing | Code | Ours |',
      '|---|---|---|---|',
      ...entries.map(
        ({ cited, citing, entry, ours }) =>
          `| ${cited} | ${citing.join(', ')} | ${entry.code} | ${ours === undefined ? '-' : `${ours.treatment} (${ours.speaker})`} |`,
      ),
      '',
    ].join('\n'),
  );
  return `${intro}${codes.join('\n')}

If only counsel or a quoted passage treats the case, the court itself only mentions it. Such a link agrees with \`R\` and \`RF\`, never
with \`F\` or \`D\`.

## Figures

${lines.map((line) => `- ${line}`).join('\n')}

Entries without a citation in the later text are counted separately. Many of these texts have lost the footnotes of the report, which
leaves a name with a mark ("v. State of Punjab(2)"); others contain only a vendor's number. Neither is a citation by which a source of
the library knows the earlier judgment. A name alone makes no link: measured on names that are printed with a citation, about one in
twenty-five names that agree in both parties means another judgment, of the same parties or of parties with the same names.

The share of found links is given twice. The second figure includes entries that only cite a series for which no source of the
library gives a number. They cannot be found from these sources, but a lawyer who knows the case misses them.

The library shows a treatment other than \`referred\` only where a sentence says it in the court's own words
([citations.md](citations.md#treatments)). Most notes of the reports rest on less: the later judgment states a holding, or the facts of
the earlier case, and leaves the rest to the reader.

## Entries that differ

${rows.join('\n')}`;
}
