import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkText, compareCaseNames, extractCitations, parseCitation, type FoundCase } from '../index.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'judgments');
const isThere = existsSync(data);
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** Change the seed after a wrong answer has led to a change of the rules. */
const SEED = Number(process.env['SEED'] ?? 20261129);
const BRIEFS = 200;

function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
}

interface Real {
  readonly id: string;
  readonly parties: readonly [string, string];
  readonly citations: readonly string[];
}

/** Judgments of the index with two parties and a report, as a library would hold them. */
function realCases(): Real[] {
  const lines = gunzipSync(readFileSync(join(data, 'sc-lii-index.jsonl.gz')))
    .toString()
    .split('\n');
  return lines.filter(Boolean).flatMap((line, at): Real[] => {
    const { entry } = JSON.parse(line) as { readonly entry: string };
    const match = /^(.{5,160}?) (?=\[\d{4}\] INSC)/.exec(entry);
    const sides = match?.[1]?.replaceAll(/\s+/g, ' ').split(' V. ') ?? [];
    const [one, other] = sides;
    if (!one || !other || sides.length !== 2 || / v\.? /i.test(`${one} ${other}`)) return [];
    const citations = entry
      .slice(match?.[0].length)
      .split(/; | \(\d{1,2} \w+ \d{4}\)/)
      .filter((text) => /^(?:AIR|\d{4})/.test(text) && parseCitation(text)?.status === 'valid');
    return citations.length > 0 ? [{ id: String(at), parties: [one, other], citations }] : [];
  });
}

/** The layouts in which a brief names a case; the last ones name the first party only. */
const LAYOUTS: Readonly<Record<string, (one: string, other: string, citation: string) => string>> = {
  'A v. B, cit': (one, other, cit) => `The rule is settled. In ${one} v. ${other}, ${cit}, the Court held so.`,
  'A v B cit': (one, other, cit) => `Reliance is placed on ${one} v ${other} ${cit} by counsel.`,
  'A -vs- B': (one, other, cit) => `See ${one} -vs- ${other}, ${cit}.`,
  'A vs. B': (one, other, cit) => `(a) ${one} vs. ${other}, ${cit};`,
  'A V/s B': (one, other, cit) => `Counsel cited ${one} V/s ${other}, ${cit}.`,
  'cit (A v. B)': (one, other, cit) => `The rule is settled: ${cit} (${one} v. ${other}).`,
  'cit, A v. B': (one, other, cit) => `1. ${cit}, ${one} v. ${other}\n2. The next ground.`,
  'A v. B [cit]': (one, other, cit) => `This was held in ${one} v. ${other} [${cit}], and followed.`,
  'A v. B, reported in cit': (one, other, cit) =>
    `As held in ${one} v. ${other}, reported in ${cit}, bail is the rule.`,
  'A v. B. It is reported in cit': (one, other, cit) =>
    `The rule was settled in ${one} v. ${other}. It is reported in ${cit}.`,
  'A बनाम B': (one, other, cit) => `देखें ${one} बनाम ${other}, ${cit}।`,
  'In re A': (one, _other, cit) => `See In re ${one}, ${cit}.`,
  'A’s case': (one, _other, cit) => `In ${one}'s case, ${cit}, the Court held so.`,
};
const isOneParty = (layout: string) => layout.startsWith('In re') || layout.includes('case');

const OFFICES =
  /\b(?:state|union|india|commissioner|commr|c\.?i\.?t|ltd|limited|co|corp\w*|board|officer|collector|bank|municip\w+|director\w*|gov\w*|secretary|society|university|mills|company|works|industries|ass\w*|workmen|m\/s|trust|council|insurance|authority|delhi|tax|school|college|agency|temple|institute|samiti|committee|employees|court|registrar|management|province|administra\w+|of|for|and|the|inspector|magistrate|judge|alias|firm|thr\w*|since|in)\b|[@&,()/]/i;
/** Words in the place of a surname that are none. */
const NO_NAME =
  /^(?:ors|anr|another|others|etc|dead|singh|kumar|kumari|lal|devi|smt|shri|sri|shrimati|sree|shree|brothers|bros|sons|deceased|lrs|minor|sir|raja|rani|miss|kum|messrs|their|major|dr|hon|col|maj|capt)$/i;
const wordsOf = (party: string) =>
  party
    .replace(/[\s,]*(?:\band\b|&|\betc)?\s*\b(?:ors?|anr|others?|another|etc)\b.*$/i, '')
    .split(' ')
    .filter((word) => word !== '');
/** The words of a person's name without `& Ors.`, or undefined for a body, an office and a list. */
function personOf(party: string): readonly string[] | undefined {
  const words = wordsOf(party);
  const full = words.filter((word) => /^[A-Z]{4,}$/.test(word));
  return full.length < 2 ||
    words[0] !== full[0] ||
    words.at(-1) !== full.at(-1) ||
    words.length > 4 ||
    OFFICES.test(words.join(' ')) ||
    words.some((word) => NO_NAME.test(word))
    ? undefined
    : words;
}
const plain = (party: string) =>
  wordsOf(party)
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

describe.skipIf(!isThere)('names of real cases', { timeout: 1_200_000 }, () => {
  const cases = realCases();
  const held = new Map<string, FoundCase[]>();
  for (const { id, parties, citations } of cases) {
    for (const citation of citations) {
      const key = parseCitation(citation)?.canonical ?? '';
      held.set(key, [...(held.get(key) ?? []), { id, title: parties.join(' v. ') }]);
    }
  }
  const check = async (text: string) => {
    const [first] = await checkText(text, (sought) =>
      sought.map(({ canonical }) => ({ hits: held.get(canonical) ?? [] })),
    );
    return first;
  };
  const persons = cases.flatMap(({ parties }) => parties.flatMap((party) => personOf(party) ?? []));
  const surnames = cases.flatMap(({ parties }) => parties.flatMap((party) => personOf(party)?.at(-1) ?? []));
  const givens = cases.flatMap(({ parties }) => parties.flatMap((party) => personOf(party)?.[0] ?? []));
  const isSingle = ({ citations: [citation = ''], parties }: Real) =>
    held.get(parseCitation(citation)?.canonical ?? '')?.length === 1 &&
    extractCitations(citation)[0]?.status === 'valid' &&
    parties.every((party) => compareCaseNames(party, party) === 'same') === true;

  it('finds whom a brief names in every layout, and no other', async () => {
    const pick = randomOf(SEED);
    const single = cases.filter(isSingle);
    const counts: Record<string, number> = {};
    const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
    const missed: string[] = [];
    const wrong: string[] = [];
    for (let brief = 0; brief < BRIEFS; brief += 1) {
      const { parties, citations, id } = pick(single);
      const [one, other] = parties;
      const citation = pick(citations);
      const stranger = pick(single).parties[0];
      const person = personOf(one);
      const surname = pick(surnames);
      const invented = person && [...person.slice(0, -1), surname].join(' ');
      const changed = citation.replace(/\d+$/, (page) => String(Number(page) + pick([1, 2, 7, 30])));
      const otherYear = citation.replace(/\d{4}/, (year) => String(Number(year) + pick([-2, -1, 1, 2])));
      for (const [layout, write] of Object.entries(LAYOUTS)) {
        const text = write(one, other, citation);
        const found = await check(text);
        count(`untouched ${found?.state === 'found' ? 'found' : 'missed'}`);
        if (found?.state !== 'found' || found.citation?.caseName === undefined)
          missed.push(`${layout}: ${found?.state} ${found?.citation?.caseName}: ${text}`);
        const damaged: string[] = [write(one, other, changed), write(one, other, otherYear)];
        if (
          compareCaseNames(stranger, stranger) === 'same' &&
          plain(stranger) !== plain(one) &&
          plain(stranger) !== plain(other)
        )
          damaged.push(
            write(stranger, other, citation),
            ...(isOneParty(layout) ? [] : [write(one, stranger, citation)]),
          );
        if (invented && surname !== person.at(-1)) damaged.push(write(invented, other, citation));
        for (const brief of damaged) {
          const checked = await check(brief);
          const isOwn = checked?.hits.some((hit) => hit.id === id && hit.title === parties.join(' v. '));
          count(`damaged ${checked?.state ?? 'unseen'}`);
          if (checked?.state === 'found')
            wrong.push(`${layout}${isOwn ? '' : ' (elsewhere)'}: ${brief} | ${checked.hits[0]?.title}`);
        }
      }
    }
    process.stdout.write(
      `${JSON.stringify(counts)}\n${missed.join('\n')}\nfound though damaged:\n${wrong.join('\n')}\n`,
    );
    expect(missed.length).toBeLessThanOrEqual((BRIEFS * Object.keys(LAYOUTS).length) / 50);
    expect(wrong).toEqual([]);
  });

  it('takes no other person for the same in 60,000 pairs', () => {
    const pick = randomOf(SEED + 1);
    const same: string[] = [];
    let pairs = 0;
    const compare = (one: string, other: string) => {
      pairs += 1;
      const answer = compareCaseNames(one, other);
      if (answer === 'same' || answer === 'not-known') same.push(`${one} | ${other}`);
    };
    const named = cases.filter(({ parties }) => personOf(parties[0]));
    for (let at = 0; at < 20_000; at += 1) {
      const { parties } = pick(named);
      const [one, other] = parties;
      const words = personOf(one) ?? [];
      const [surname, given, stranger] = [pick(surnames), pick(givens), pick(persons)];
      if (!words.includes(surname))
        compare(`${[...words.slice(0, -1), surname].join(' ')} v. ${other}`, parties.join(' v. '));
      if (!words.includes(given) && (words[0]?.length ?? 0) > 3)
        compare(`${[given, ...words.slice(1)].join(' ')} v. ${other}`, parties.join(' v. '));
      if (!words.includes(stranger)) compare(`${stranger} ${surname} v. ${other}`, parties.join(' v. '));
    }
    process.stdout.write(`${same.length} of ${pairs} pairs taken for the same\n${same.join('\n')}\n`);
    // Spellings of one name (`Sarma`, `Sharma`) are drawn too.
    expect(same.length).toBeLessThanOrEqual(pairs / 1_000);
  });
});
