import { makeRandom } from '../search/random.js';

const WORDS = [
  'lease',
  'bail',
  'arbitration',
  'limitation',
  'mortgage',
  'negligence',
  'partition',
  'injunction',
  'dismissed',
  'compensation',
  'acquisition',
  'detention',
  'evidence',
  'surety',
  'tenant',
  'decree',
  'appeal',
  'service',
  'pension',
];

type Random = ReturnType<typeof makeRandom>;

/** Creates queries that both languages support: words, phrases, AND OR NOT, brackets, wildcards. */
export function makeQueries(count: number): readonly string[] {
  const random = makeRandom(20_261_121);
  return Array.from({ length: count }, () => query(random, 2));
}

function query(random: Random, depth: number): string {
  const pick = () => WORDS[random(WORDS.length)] ?? '';
  const kind = random(depth > 0 ? 6 : 3);
  if (kind === 0) return pick();
  if (kind === 1) return `"${pick()} ${pick()}"`;
  if (kind === 2) return `${pick().slice(0, 4)}*`;
  const [left, right] = [query(random, depth - 1), query(random, depth - 1)];
  if (kind === 3) return `(${left} OR ${right})`;
  if (kind === 4) return `${left} AND ${right}`;
  return `${left} AND NOT ${pick()}`;
}
