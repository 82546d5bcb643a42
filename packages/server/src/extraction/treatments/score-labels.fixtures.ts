import { treatments, type Treatment } from '@headnote/core/contract';
import { type CitedPlace, type Half, halfOf } from './labelled-treatments.fixtures.js';

/** What a reader says of a place: judgment, citation and sentence (letters and digits before them), treatments, and whose they are. */
export type Label = readonly [
  judgment: string,
  citation: number,
  said: number,
  /** Treatments that are all right, `followed/relied-on`; `referred` if the sentence treats no case or another one. */
  treatment: string,
  by: 'court' | 'reported' | 'counsel' | 'quoted' | 'below',
];

/** Maximum letters and digits between a label's place and the engine's. */
const NEAR_CITATION = 4;
const NEAR_SENTENCE = 80;

/** The labels of tests/treatments/labels.json. */
export interface Labels {
  readonly development: readonly Label[];
  /** The set-aside half, as first read with the first rules, and the rest of it as first read with the second ones. */
  readonly setAsideFirst: readonly Label[];
  readonly setAsideSecond: readonly Label[];
  /** Set-aside places that later rules show and nobody had read: in judgments without labels, in the others, and last. */
  readonly freshFirst: readonly Label[];
  readonly freshSecond: readonly Label[];
  readonly freshThird: readonly Label[];
  readonly freshFourth: readonly Label[];
  /** Read with the treatment in view: no measure of precision. */
  readonly shownLater: readonly Label[];
  /** Places drawn without the engine's help: for the second rules, and for the rules of the fresh samples. */
  readonly recall: readonly Label[];
  readonly recallFresh: readonly Label[];
}

/** Treatments that count even if the court only reports them: they say how the case stands today. */
const standing: readonly string[] = ['overruled', 'doubted', 'reversed'];

/** Returns the treatments that a label allows; none if the case is only referred to. */
export function allowedBy([, , , treatment, by]: Label): readonly string[] {
  const all = treatment === 'referred' ? [] : treatment.split('/');
  if (by === 'court') return all;
  return by === 'reported' ? all.filter((one) => standing.includes(one)) : [];
}

export interface Judged {
  readonly label: Label;
  readonly half: Half;
  /** What the engine says of this place in this sentence; `referred` if it says nothing. */
  readonly found: Treatment;
  readonly isRight: boolean;
}

const isAt = ({ citations }: CitedPlace, citation: number): boolean =>
  citations.some((one) => Math.abs(one - citation) <= NEAR_CITATION);
const isIn = ({ said }: CitedPlace, sentence: number): boolean => Math.abs(said - sentence) <= NEAR_SENTENCE;

/** Compares labels with the engine's treatments of the same citations in the same sentences. */
export function judge(labels: readonly Label[], places: readonly CitedPlace[]): Judged[] {
  const byJudgment = Map.groupBy(places, ({ judgment }) => judgment);
  return labels.map((label) => {
    const [judgment, citation, said] = label;
    const all = byJudgment.get(judgment) ?? [];
    const found = all.find((place) => isAt(place, citation) && isIn(place, said))?.treatment ?? 'referred';
    return { label, half: halfOf(judgment), found, isRight: allowedBy(label).includes(found) };
  });
}

/** Compares labels with the engine's treatments of the same citations, whatever their sentence. */
export function recall(labels: readonly Label[], places: readonly CitedPlace[]): readonly [found: number, of: number] {
  const treated = labels.filter((label) => allowedBy(label).length > 0);
  const found = treated.filter((label) =>
    places.some(
      (place) => place.judgment === label[0] && isAt(place, label[1]) && allowedBy(label).includes(place.treatment),
    ),
  );
  return [found.length, treated.length];
}

/** Returns the treated places that no label describes. */
export function unlabelled(labels: readonly Label[], places: readonly CitedPlace[]): CitedPlace[] {
  const byJudgment = Map.groupBy(labels, ([judgment]) => judgment);
  return places.filter(
    (place) =>
      place.treatment !== 'referred' &&
      byJudgment.get(place.judgment)?.some(([, citation, said]) => isAt(place, citation) && isIn(place, said)) !== true,
  );
}

export interface Row {
  readonly treatment: string;
  readonly right: number;
  readonly shown: number;
}

/** Counts, per treatment and for all, how many of the shown treatments are right. */
export function precisionOf(judged: readonly Judged[]): Row[] {
  const shown = judged.filter(({ found }) => found !== 'referred');
  const count = (treatment: string, of: readonly Judged[]): Row => ({
    treatment,
    right: of.filter(({ isRight }) => isRight).length,
    shown: of.length,
  });
  return [
    ...treatments.map((one) =>
      count(
        one,
        shown.filter(({ found }) => found === one),
      ),
    ),
    count('all', shown),
  ].filter((row) => row.shown > 0);
}

/** Wilson's interval of 95 % for a share. */
export function wilson(right: number, all: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = right / all;
  const middle = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
