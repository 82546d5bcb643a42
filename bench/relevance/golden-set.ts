import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { makeRandom } from '../search/random.js';

/** A query as typed, and the documents that answer it, by their ids in the source. */
export interface GoldenQuery {
  readonly text: string;
  readonly answers: ReadonlySet<string>;
}

/** The queries of one kind. */
export interface GoldenClass {
  readonly name: 'parties' | 'citation' | 'catchwords' | 'section of an act';
  readonly queries: readonly GoldenQuery[];
}

/** A record of the real judgments, as far as it is read here. */
export interface JudgmentRecord {
  readonly id: string;
  text: string;
  readonly derived?: { readonly appellant?: string; readonly respondent?: string };
  readonly raw?: { readonly citation_line?: string };
  readonly linked?: { readonly lii_index?: { readonly entry?: string } | null } | null;
}

interface ActLine {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly { readonly heading?: string; readonly title?: string }[];
}

const SEED = 20_261_123;
const QUERIES = 200;
/** Words of the catchwords that are typed: a reader types a line, not a paragraph. */
const MAX_WORDS = 10;
/** A heading such as "Short title" is in every act. */
const MIN_HEADING_WORDS = 4;

/** Where the judgment proper begins in a text with a headnote. */
const JUDGMENT =
  /^\W*(?:CIVIL|CRIMINAL|ORIGINAL|ADVISORY|EXTRAORDINARY|INHERENT|APPELLATE|REVIEW)[A-Z &./()-]*JURISDICTION/m;
/** The line of citations and the line of the citator before the catchwords. */
const HEAD = /^CITATION:.*\n(?:CITATOR INFO ?:\n.*\n)?/m;

/** Words that a search does not need: they are in most texts. */
const SMALL = new Set(
  'of the to in by and for a an on or with under is if not be as at from that this which whether when it its are was has have no any'.split(
    ' ',
  ),
);

/** Reads lines of JSON, packed with gzip. */
export function readLines<T>(path: string): T[] {
  return gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** Takes the headnote out of a text. Returns its catchwords; undefined if the text has none that is found for sure. */
export function takeHeadnote(record: JudgmentRecord): string | undefined {
  const head = HEAD.exec(record.text);
  const judgment = JUDGMENT.exec(record.text);
  if (head === null || judgment === null) return undefined;
  const start = head.index + head[0].length;
  if (judgment.index <= start) return undefined;
  const [catchwords = ''] = record.text.slice(start, judgment.index).split('\n');
  record.text = record.text.slice(0, start) + record.text.slice(judgment.index);
  return catchwords;
}

/** Makes the queries on judgments whose headnotes are taken out. */
export function judgmentClasses(
  records: readonly JudgmentRecord[],
  catchwords: ReadonlyMap<string, string>,
): GoldenClass[] {
  const random = makeRandom(SEED);
  const named = records.filter(({ derived }) => isName(derived?.appellant) && isName(derived?.respondent));
  const byParties = Map.groupBy(named, partiesOf);
  const cited = records.flatMap((record) => {
    const entry = record.linked?.lii_index?.entry ?? '';
    return [...entry.matchAll(/AIR \d{4} SC \d+|\(?\d{4}\)? ?\(?\d+\)? SCC \d+|\d{4} \(\d+\) SCR \d+/g)].map(
      ([citation]) => ({ id: record.id, citation }),
    );
  });
  const byCitation = Map.groupBy(cited, ({ citation }) => citation);
  const heads = [...catchwords].flatMap(([id, text]) => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    return words.length < 4 ? [] : [{ text: words.join(' '), answers: new Set([id]) }];
  });
  return [
    {
      name: 'parties',
      queries: sample(
        [...byParties].map(([text, same]) => ({ text, answers: new Set(same.map(({ id }) => id)) })),
        random,
      ),
    },
    {
      name: 'citation',
      queries: sample(
        [...byCitation].map(([text, same]) => ({ text, answers: new Set(same.map(({ id }) => id)) })),
        random,
      ),
    },
    { name: 'catchwords', queries: sample(heads, random) },
  ];
}

/** Makes the queries for sections of acts by their headings; a heading of several acts has several answers. */
export function sectionClass(path: string): GoldenClass {
  const acts = readLines<ActLine>(path);
  const byHeading = new Map<string, { text: string; answers: Set<string> }>();
  for (const { id, sections } of acts) {
    for (const { heading, title } of sections) {
      const words = wordsOf(heading ?? title ?? '');
      if (words.length < MIN_HEADING_WORDS || words.length > MAX_WORDS) continue;
      const text = words.join(' ');
      const known = byHeading.get(text) ?? { text, answers: new Set<string>() };
      known.answers.add(id);
      byHeading.set(text, known);
    }
  }
  const queries = [...byHeading.values()].filter(({ answers }) => answers.size === 1);
  return { name: 'section of an act', queries: sample(queries, makeRandom(SEED)) };
}

const isName = (name: string | undefined): boolean => name !== undefined && /\p{L}{3}/u.test(name);

function partiesOf({ derived }: JudgmentRecord): string {
  return `${clean(derived?.appellant ?? '')} v ${clean(derived?.respondent ?? '')}`;
}

/** Parties as a reader types them: without those who are not named, and without signs. */
function clean(name: string): string {
  return name
    .replace(/\b(?:&|and)\s*(?:ors?|anr|others?|another)\b.*$/i, '')
    .replaceAll(/[^\p{L}\p{N}.&' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return [...new Set(words.filter((word) => !SMALL.has(word)))];
}

function sample<T>(items: readonly T[], random: (limit: number) => number): T[] {
  const left = [...items];
  const taken: T[] = [];
  while (taken.length < QUERIES && left.length > 0) taken.push(...left.splice(random(left.length), 1));
  return taken;
}
