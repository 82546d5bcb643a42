// Draws a sample of treatments for reading: `node --conditions=headnote-source --import tsx tests/treatments/draw.ts <half> <kind>
// [number] [seed]`, where kind is `treated` or `candidates`. REAL_DATA is the folder of the real judgments.
import { resolve } from 'node:path';
import { treatments } from '../../packages/core/src/contract/index.js';
import {
  type CitedPlace,
  mayTreat,
  orderOf,
  readCitedPlaces,
} from '../../packages/server/src/extraction/treatments/labelled-treatments.fixtures.js';

const [half = 'development', kind = 'treated', number = '20', seed = 'sample 20261123'] = process.argv.slice(2);
/** Characters to read on each side. */
const AROUND = Number(process.env['AROUND'] ?? 350);

const data = resolve(process.env['REAL_DATA'] ?? '../shared/data');
const places = readCitedPlaces(data).filter((place) => place.half === half);
const drawn = kind === 'treated' ? drawTreated() : draw(places.filter(mayTreat));
console.log(JSON.stringify(count(places)));
for (const [index, place] of drawn.entries()) console.log(`\n#${index + 1} ${printed(place)}`);

function drawTreated(): CitedPlace[] {
  const strata = Map.groupBy(places, ({ treatment }) => treatment);
  return treatments
    .filter((treatment) => treatment !== 'referred')
    .flatMap((treatment) => draw(strata.get(treatment) ?? []));
}

function draw(from: readonly CitedPlace[]): CitedPlace[] {
  const keyed = from.map((place) => ({ place, key: orderOf(place, seed) }));
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, Number(number))
    .map(({ place }) => place);
}

function count(all: readonly CitedPlace[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(all, ({ treatment, speaker }) => `${treatment} ${speaker}`)].map(([one, { length }]) => [
      one,
      length,
    ]),
  );
}

function printed({ judgment, citations, said, plain, citation, sentence, treatment, speaker }: CitedPlace): string {
  const key = `["${judgment}", ${citations[0]}, ${said}]`;
  const isNear = citation.start >= sentence.start - AROUND && citation.end <= sentence.end + AROUND;
  const body = isNear
    ? show(
        plain,
        Math.min(sentence.start, citation.start) - AROUND,
        Math.max(sentence.end, citation.end) + AROUND,
        citation,
        sentence,
      )
    : `${show(plain, citation.start - AROUND, citation.end + AROUND, citation)}\n  ...${sentence.start - citation.end}...\n${show(plain, sentence.start - AROUND, sentence.end + AROUND, undefined, sentence)}`;
  return `${key}${process.env['SHOW'] ? ` ${treatment} (${speaker})` : ''}\n${body}`;
}

function show(plain: string, from: number, to: number, citation?: Place, sentence?: Place): string {
  const start = Math.max(0, from);
  const marks = [
    ...(citation
      ? ([
          [citation.start, '>>>'],
          [citation.end, '<<<'],
        ] as const)
      : []),
    ...(sentence
      ? ([
          [sentence.start, '[['],
          [sentence.end, ']]'],
        ] as const)
      : []),
  ].sort((one, other) => one[0] - other[0]);
  let at = start;
  let text = '';
  for (const [place, mark] of marks) {
    text += plain.slice(at, Math.max(at, place)) + mark;
    at = Math.max(at, place);
  }
  return (text + plain.slice(at, to)).replace(/\s+/g, ' ');
}

interface Place {
  readonly start: number;
  readonly end: number;
}
