import {
  checkText,
  extractCitations,
  parseCitation,
  type FoundCase,
  type CheckedCitation,
  type Sought,
} from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import type { NewCase } from '../../extraction/new-document.js';
import { readSample } from '../load-sample.js';
import { readSampleKey, shortForms, type PlannedPlace } from './sample-key.fixtures.js';

const { judgments, places } = readSampleKey();
const cases = (await readSample()).filter((document): document is NewCase => document.kind === 'case');
const byHouse = new Map(cases.map((one) => [one.houseCitation, one]));
const canonicalOf = (citation: string) => parseCitation(citation.replace(/^LII /, ''))?.canonical ?? citation;

const held = new Map<string, FoundCase[]>();
for (const { houseCitation = '', otherCitations, appellant, respondent } of cases)
  for (const citation of [houseCitation, ...otherCitations]) {
    const key = canonicalOf(citation);
    held.set(key, [...(held.get(key) ?? []), { id: houseCitation, title: `${appellant} v. ${respondent}` }]);
  }
const lookUp = (sought: readonly Sought[]) => sought.map(({ canonical }) => ({ hits: held.get(canonical) ?? [] }));

/** Returns the offset of the paragraph with this anchor in the plain text. */
function startOf(plain: string, anchor: string): number {
  const before = plain.split('\n\n').slice(0, Number(anchor.slice(1)) - 1);
  return before.reduce((sum, paragraph) => sum + paragraph.length + 2, 0);
}

interface Found {
  readonly place: PlannedPlace;
  readonly state: string;
  readonly ids: readonly string[];
}

async function readJudgment(house: string): Promise<Found[]> {
  const { plain } = byHouse.get(house)?.text ?? { plain: '' };
  const checked = await checkText(plain, lookUp);
  const citations = extractCitations(plain);
  const meets = (place: PlannedPlace) => {
    const start = startOf(plain, place.paragraph) + place.start;
    return (one: { start: number; end: number }) => one.start < start + place.text.length && one.end > start;
  };
  const pointsTo = (place: PlannedPlace): Pick<CheckedCitation, 'state' | 'hits'> | undefined => {
    if (!shortForms.has(place.form)) return checked.find(meets(place));
    const short = citations.filter(({ shortForm }) => shortForm !== undefined).find(meets(place));
    const target = short?.refersTo === undefined ? undefined : citations[short.refersTo];
    return target && { state: 'found', hits: held.get(target.canonical) ?? [] };
  };
  return places
    .filter(({ citing }) => citing === house)
    .map((place) => {
      const found = pointsTo(place);
      return { place, state: found?.state ?? 'unseen', ids: (found?.hits ?? []).map(({ id }) => id).sort() };
    });
}

const found = (await Promise.all(judgments.map(({ house }) => readJudgment(house)))).flat();
const wanted = ({ cited = [] }: PlannedPlace) => [...cited].sort();
const isRight = ({ place, state, ids }: Found) =>
  state === place.state && JSON.stringify(ids) === JSON.stringify(wanted(place));
const told = ({ place, state, ids }: Found) =>
  `${place.citing} ${place.paragraph} “${place.text}” (${place.form}): ${place.state} ${wanted(place).join(', ')}, read as ${state} ${ids.join(', ')}`;
const isShort = ({ place }: Found) => shortForms.has(place.form);

describe('the key of the sample', () => {
  it('names places where the text contains the citation', () => {
    for (const place of places) {
      const plain = byHouse.get(place.citing)?.text.plain ?? '';
      const start = startOf(plain, place.paragraph) + place.start;
      expect(plain.slice(start, start + place.text.length)).toBe(place.text);
    }
  });

  it('has every treatment at least five times by the court and twice by counsel', () => {
    const count = (speaker: string) =>
      Object.groupBy(
        places.filter((place) => place.speaker === speaker),
        ({ treatment }) => treatment,
      );
    const all = [
      'overruled',
      'reversed',
      'doubted',
      'dissented',
      'distinguished',
      'explained',
      'approved',
      'followed',
      'relied-on',
      'referred',
    ] as const;
    for (const treatment of all) {
      expect(count('court')[treatment]?.length ?? 0, treatment).toBeGreaterThanOrEqual(5);
      expect(count('counsel')[treatment]?.length ?? 0, treatment).toBeGreaterThanOrEqual(2);
    }
  });

  it('has chains: a larger bench overrules, a smaller one tries to, and courts still rely on overruled cases', () => {
    const strength = new Map(judgments.map(({ house, benchStrength }) => [house, benchStrength]));
    const overruling = judgments.flatMap(({ house, treats }) =>
      treats.filter(({ treatment }) => treatment === 'overruled').map(({ cited }) => ({ house, cited })),
    );
    const isSmaller = ({ house, cited }: { house: string; cited: string }) =>
      (strength.get(house) ?? 0) < (strength.get(cited) ?? 0);
    expect(overruling.filter(isSmaller).length).toBeGreaterThanOrEqual(5);
    const overruled = new Map(overruling.filter((one) => !isSmaller(one)).map(({ house, cited }) => [cited, house]));
    const late = judgments.flatMap(({ house, treats }) =>
      treats.filter(
        ({ cited, treatment }) =>
          treatment === 'relied-on' && Number(house.slice(0, 4)) > Number(overruled.get(cited)?.slice(0, 4) ?? 9999),
      ),
    );
    expect(late.length).toBeGreaterThanOrEqual(5);
  });

  it('gives each judgment a house citation and one to four other readable ones, none of a real report', () => {
    for (const { house, reports } of judgments) {
      expect(reports.length, house).toBeGreaterThanOrEqual(1);
      expect(reports.length, house).toBeLessThanOrEqual(5);
      for (const report of reports) {
        const citation = parseCitation(report);
        expect(citation, report).toBeDefined();
        expect(citation?.status, report).not.toBe('impossible');
        expect(Number(/(\d+)(?:-DB)?$/.exec(report)?.[1]), report).toBeGreaterThan(9000);
      }
    }
  });
});

describe('the citation engine over the sample', () => {
  it('finds the state and the judgments of the key for every full citation', () => {
    expect(found.filter((one) => !isShort(one) && !isRight(one)).map(told)).toEqual([]);
  });

  it('traps 1, 5, 7, 12, 13 and 14: detects a changed key', () => {
    const [one] = found.filter(({ place }) => place.form === 'OCR');
    expect(one && isRight(one)).toBe(true);
    expect(one && isRight({ ...one, place: { ...one.place, cited: ['1951 HNS 1'] } })).toBe(false);
    expect(one && isRight({ ...one, place: { ...one.place, state: 'not-held' } })).toBe(false);
  });

  it('trap 8: resolves most of supra, ibid and bare names, and none to a wrong judgment', () => {
    const short = found.filter(isShort);
    expect(
      short
        .filter(({ state }) => state === 'found')
        .filter((one) => !isRight(one))
        .map(told),
    ).toEqual([]);
    expect(short.filter(isRight).length / short.length).toBeGreaterThan(0.6);
  });
});
