import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type CheckedCitation, checkText, compareCaseNames, parseCitation } from '@headnote/core/citation';
import { displayName } from '@headnote/core/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCitator } from '../citator/citator.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { isJsonRecord } from '../ingest/formats/json-record.js';
import { judgmentFormat } from '../ingest/formats/judgments.js';
import { readList } from '../library/document-record.js';
import { findByParties } from '../search/run/find-by-parties.js';
import { openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');
const isThere = existsSync(data);
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** Change the seed after a wrong answer has led to a change of the rules. */
const SEED = Number(process.env['SEED'] ?? 20261123);
const DRAWN = 200;

/** Parties of no real judgment. */
const INVENTED = [
  'Zorawar Quillon',
  'Pritha Vandermeer',
  'Kubera Lanternworks Pvt. Ltd.',
  'Omkarnath Thistlewood',
  'Xanadu Ropeways Ltd.',
  'M/s Jalpari Biscuit Factory',
  'Dr. Tejpal Wrenfield',
  'Smt. Ishwari Colquhoun',
  'Rajesh Vyomkesh',
  'Ghanshyam Bellweather & Sons',
  'Municipal Council, Nilkuthi',
  'Bhavani Sprocket Industries',
  'T.V.R. Umbrajkar',
  'Mohd. Farrukh Daryaganji',
  'State of Sikkim',
  'Commissioner of Wealth Tax, Ajmer',
  'Workmen of Pallavi Gramophone Co.',
  'Hemchandra Oyelaran',
  'K. Subbulaxmi Fernweh',
  'Quasar Vanaspati Mills',
] as const;

interface Held {
  readonly id: string;
  readonly parties: readonly [string, string];
  readonly citations: readonly string[];
}

function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0],
  };
}
type Random = ReturnType<typeof randomOf>;

const brief = ([one, other]: readonly [string, string], citation: string) =>
  `The matter is settled. In ${one} v. ${other}, ${citation}, the Court held so.`;

const inventedFor = (random: Random, party: string): string => {
  const others = INVENTED.filter((one) => compareCaseNames(one, party) === 'both-differ');
  const [first = '', ...rest] = others.length > 0 ? others : INVENTED;
  return random.pick([first, ...rest]);
};

/** Changes one number of a citation. The result is a citation that the judgment does not have. */
function altered(random: Random, { citations }: Held, citation: string, part: 'year' | 'page'): string | undefined {
  const parsed = parseCitation(citation);
  const value = String(part === 'year' ? parsed?.year : (parsed?.page ?? parsed?.number));
  const at = part === 'year' ? citation.indexOf(value) : citation.lastIndexOf(value);
  if (!parsed || at < 0) return undefined;
  const own = new Set(citations.map((one) => parseCitation(one)?.canonical));
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const change = (1 + random.below(part === 'year' ? 9 : 99)) * (random.below(2) === 0 ? 1 : -1);
    const wrong = citation.slice(0, at) + String(Number(value) + change) + citation.slice(at + value.length);
    const canonical = parseCitation(wrong)?.canonical;
    if (Number(value) + change > 0 && canonical !== undefined && !own.has(canonical)) return wrong;
  }
  return undefined;
}

describe.skipIf(!isThere)('a check of briefs that cite real judgments', { timeout: 1_200_000 }, () => {
  let library: TestLibrary;
  let inLibrary: readonly Held[];
  let check: (text: string) => Promise<CheckedCitation | undefined>;

  beforeAll(async () => {
    library = await openTestLibrary();
    for (const set of ['sc-irled', 'sc-aila', 'hc-tribunal-recent']) {
      const lines = gunzipSync(readFileSync(join(data, `${set}.jsonl.gz`)))
        .toString()
        .split('\n');
      const documents = lines.filter(Boolean).flatMap((line) => {
        const record: unknown = JSON.parse(line);
        const result = isJsonRecord(record) ? judgmentFormat(record) : undefined;
        return result?.ok ? [result.document] : [];
      });
      for (let from = 0; from < documents.length; from += 64) await library.add(...documents.slice(from, from + 64));
    }
    await resolveCitations(library.store);
    const { store, engine } = library;
    const citator = createCitator(store, (parties) => findByParties(engine, parties));
    check = async (text) => {
      const [checked] = await checkText(text, (sought) =>
        citator.check({
          citations: sought.map(({ canonical }) => canonical),
          names: sought.map(({ caseName = '' }) => caseName.slice(0, 256)),
          withSentences: true,
        }),
      );
      return checked;
    };
    const rows = await store.db
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent', 'other_citations'])
      .where('appellant', '!=', '')
      .where('respondent', '!=', '')
      .orderBy('source_id')
      .execute();
    inLibrary = rows.flatMap(({ id, appellant, respondent, other_citations: others }): Held[] => {
      const citations = readList(others).filter((one) => parseCitation(one)?.status === 'valid');
      const parties = [displayName(appellant), displayName(respondent)] as const;
      return citations.length > 0 ? [{ id, parties, citations }] : [];
    });
  }, 1_200_000);
  afterAll(() => library.close());

  const drawn = (random: Random): { readonly one: Held; readonly citation: string }[] => {
    const left = [...inLibrary];
    return Array.from({ length: DRAWN }, () => {
      const [one] = left.splice(random.below(left.length), 1);
      const [first, ...rest] = one?.citations ?? [];
      if (!one || first === undefined) throw new Error('fewer judgments than drawn');
      return { one, citation: random.pick([first, ...rest]) };
    });
  };
  const told = (text: string, checked: CheckedCitation | undefined) =>
    `${checked?.state ?? 'unseen'} [${checked?.hits.map(({ title }) => title).join('; ')}]: ${text}`;
  const isCopy = (one: Held) => {
    const keys = new Set(one.citations);
    const copies = inLibrary.filter((other) => other.citations.some((citation) => keys.has(citation)));
    return new Set([one.id, ...copies.map(({ id }) => id)]);
  };

  it('finds at least 99 % of 200 unchanged citations', async () => {
    const missed: string[] = [];
    for (const { one, citation } of drawn(randomOf(SEED))) {
      const text = brief(one.parties, citation);
      const checked = await check(text);
      if (checked?.state !== 'found') missed.push(told(text, checked));
    }
    process.stdout.write(`unchanged: ${DRAWN - missed.length} of ${DRAWN} found\n${missed.join('\n')}\n`);
    expect(missed.length).toBeLessThanOrEqual(DRAWN / 100);
  });

  it('answers right for an invented party, two invented parties, a wrong year and a wrong page', async () => {
    const random = randomOf(SEED + 1);
    const wrong: string[] = [];
    const found: string[] = [];
    const counts: Record<string, number> = {};
    for (const { one, citation } of drawn(random)) {
      const [first, second] = one.parties;
      const isFirst = random.below(2) === 0;
      const forms = {
        one: isFirst
          ? ([inventedFor(random, first), second] as const)
          : ([first, inventedFor(random, second)] as const),
        both: [inventedFor(random, first), inventedFor(random, second)] as const,
      };
      const ids = isCopy(one);
      for (const [form, parties] of Object.entries(forms)) {
        const text = brief(parties, citation);
        const checked = await check(text);
        if (checked?.state === 'found') found.push(told(`${form}: ${text}`, checked));
        const state = form === 'one' ? 'party-differs' : 'name-differs';
        const isTold = checked?.hits.some(({ id }) => ids.has(id)) === true;
        const isRight =
          isTold && (checked?.state === state || (checked?.state === 'ambiguous' && checked.hits.length > 1));
        counts[`${form} ${checked?.state}`] = (counts[`${form} ${checked?.state}`] ?? 0) + 1;
        if (!isRight) wrong.push(told(`${form}: ${text}`, checked));
      }
      for (const part of ['year', 'page'] as const) {
        const changed = altered(random, one, citation, part);
        if (changed === undefined) {
          wrong.push(`no wrong ${part} for ${citation}`);
          continue;
        }
        const text = brief(one.parties, changed);
        const checked = await check(text);
        counts[`${part} ${checked?.state}`] = (counts[`${part} ${checked?.state}`] ?? 0) + 1;
        // Offices and places alone identify no case.
        const title = one.parties.join(' v. ');
        const isKnown = compareCaseNames(title, title) === 'same';
        const isTold = checked?.elsewhere.some(({ id }) => ids.has(id)) === isKnown;
        if (checked?.state === 'found' || !isTold) wrong.push(told(`${part}: ${text}`, checked));
      }
    }
    process.stdout.write(`${JSON.stringify(counts)}\n${wrong.length} wrong answers\n${wrong.join('\n')}\n`);
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it.each(['overruled', 'reversed', 'doubted'])(
    'names the later judgment for every case that is %s',
    async (treatment) => {
      const { db } = library.store;
      const links = await db
        .selectFrom('case_links')
        .select(['cited_id', 'citing_id'])
        .where('treatment', '=', treatment)
        .where('is_smaller_bench', '=', 0)
        .where((link) => link.or([link('speaker', '=', 'court'), link('source', '=', 'reported')]))
        .execute();
      const overruling = Map.groupBy(links, (link) => link.cited_id);
      const wrong: string[] = [];
      let asked = 0;
      for (const one of inLibrary) {
        const later = overruling.get(one.id);
        if (!later) continue;
        for (const citation of one.citations) {
          asked += 1;
          const text = brief(one.parties, citation);
          const checked = await check(text);
          const warning = checked?.hits.find(({ id }) => id === one.id)?.later;
          const isNamed =
            warning && (treatment !== 'overruled' || warning.treatment === 'overruled') && later.length > 0;
          const isWorst =
            treatment !== 'overruled' || later.some((link) => link.citing_id === (warning?.saidById ?? warning?.id));
          if (!isNamed || !isWorst || warning.sentence === '' || warning.title === '') wrong.push(told(text, checked));
        }
      }
      process.stdout.write(
        `${overruling.size} cases ${treatment}, ${asked} citations, ${wrong.length} wrong answers\n${wrong.join('\n')}\n`,
      );
      if (treatment === 'overruled') expect(asked).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
  );
});
